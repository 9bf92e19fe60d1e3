import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Secrets that cannot occur by chance, each with the name of what it stands for. */
export class Canaries {
  private readonly names = new Map<string, string>();

  /** Only letters and digits, so that it looks the same in an address, a form and a log. */
  plant(name: string): string {
    const secret = `canary${randomBytes(9).toString('hex')}`;
    this.names.set(secret, name);
    return secret;
  }

  /** A card number with a valid check digit, so that nothing rejects it as a typo. */
  plantCard(name: string): string {
    const digits = `4${Array.from(randomBytes(14), (byte) => byte % 10).join('')}`;
    const card = digits + checkDigit(digits);
    this.names.set(card, name);
    return card;
  }

  /** A secret that the product itself generated. */
  learn(name: string, secret: string | undefined): void {
    if (!secret || secret.length < 8) throw new Error(`There is no ${name} to look for`);
    this.names.set(secret, name);
  }

  get count(): number {
    return this.names.size;
  }

  findIn(text: string): string[] {
    return [...this.names].filter(([secret]) => text.includes(secret)).map(([, name]) => name);
  }
}

function checkDigit(digits: string): number {
  const sum = [...digits].toReversed().reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** What the product writes on purpose and keeps private: the database, receipts and mail. */
const STORES = ['postgres', 'receipts', 'outbox'];

/** Every file in the data folder outside the stores of user data, as path and content. */
export async function filesOutsideStores(dataDir: string): Promise<[string, string][]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dataDir, path.join(entry.parentPath, entry.name)))
    .filter((file) => !STORES.includes(file.split(path.sep)[0] ?? ''));
  return Promise.all(
    files.map(async (file) => [file, await readFile(path.join(dataDir, file), 'latin1')] as const),
  ).then((all) => all.map(([file, content]) => [file, content]));
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createPictureReader } from '../../src/receipt-reader/picture-reader.ts';
import { toFacts } from '../../src/receipt-reader/rules/receipt-facts.ts';
import { damages } from './damage.ts';
import { draw } from './drawing.ts';
import { knownLayouts } from './known-layouts.ts';
import type { Paper, Truth } from './paper.ts';
import { createRandom } from './random.ts';
import { unseenLayouts } from './unseen-layouts.ts';

const { values: flags } = parseArgs({
  options: {
    /** How many receipts of known and of unseen layouts. */
    count: { type: 'string', default: '40' },
    unseen: { type: 'string', default: '24' },
    seed: { type: 'string', default: '1' },
    /** A folder of real photographs, with truth.csv: file,total,date,merchant. */
    folder: { type: 'string' },
    /** Shows the text of what was read wrong. */
    text: { type: 'boolean', default: false },
  },
});

const TODAY = '2026-11-17';
const print = (line: string) => process.stdout.write(`${line}\n`);

interface Question {
  name: string;
  truth: Truth;
  picture: () => Promise<Buffer>;
}

const tally = () => ({ asked: 0, total: 0, date: 0, merchant: 0, checked: 0, wrongChecked: 0 });

const read = await createPictureReader();

async function examine(title: string, questions: Question[]) {
  const result = tally();
  for (const { name, truth, picture } of questions) {
    const rows = await read(await picture());
    const facts = toFacts(rows, { today: TODAY, merchants: [] });
    const isRight = {
      total: facts.total?.value === truth.total,
      date: facts.date === truth.date,
      merchant: isSameName(facts.merchant ?? '', truth.merchant),
    };
    result.asked += 1;
    result.total += Number(isRight.total);
    result.date += Number(isRight.date);
    result.merchant += Number(isRight.merchant);
    result.checked += Number(facts.total?.isChecked ?? false);
    result.wrongChecked += Number((facts.total?.isChecked ?? false) && !isRight.total);
    const wrong = (['total', 'date', 'merchant'] as const).filter((field) => !isRight[field]);
    if (wrong.length === 0) continue;
    print(`  ${name}: ${wrong.map((field) => difference(field, facts, truth)).join('; ')}`);
    if (flags.text) for (const { text } of rows) print(`      ${text}`);
  }
  const share = (count: number) => `${count} of ${result.asked}`;
  print(
    `${title}: total ${share(result.total)}, date ${share(result.date)}, merchant ${share(result.merchant)}; checked ${result.checked}, of these wrong ${result.wrongChecked}`,
  );
  return result;
}

function difference(field: keyof Truth, facts: ReturnType<typeof toFacts>, truth: Truth): string {
  const found = field === 'total' ? facts.total?.value : facts[field];
  return `${field} ${found ?? 'none'} instead of ${truth[field]}`;
}

const plainName = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]/g, '');
const isSameName = (found: string, wanted: string) =>
  plainName(found) === plainName(wanted) ||
  (plainName(found).length > 3 && plainName(found).startsWith(plainName(wanted)));

type Layouts = Record<string, (random: ReturnType<typeof createRandom>) => Omit<Paper, 'layout'>>;

function drawn(layouts: Layouts, count: number, seed: number): Question[] {
  const [names, kinds] = [Object.keys(layouts), Object.keys(damages)];
  return Array.from({ length: count }, (_, index) => {
    const random = createRandom(seed * 1_000 + index);
    const layout = names[index % names.length] ?? '';
    // Each layout meets another damage in each round.
    const damage = kinds[(index + Math.floor(index / names.length) * 3) % kinds.length] ?? '';
    const paper = layouts[layout]?.(random);
    if (!paper) throw new Error(`There is no layout ${layout}`);
    return {
      name: `${layout}, ${damage}`,
      truth: paper.truth,
      picture: async () => {
        const picture = await damages[damage]?.(await draw(paper), random);
        if (!picture) throw new Error(`There is no damage ${damage}`);
        return picture;
      },
    };
  });
}

async function photographed(folder: string): Promise<Question[]> {
  const [, ...lines] = (await readFile(path.join(folder, 'truth.csv'), 'utf8')).trim().split('\n');
  return lines.map((line) => {
    const [file = '', total = '', date = '', merchant = ''] = line
      .split(',')
      .map((cell) => cell.trim());
    return {
      name: file,
      truth: { total, date, merchant },
      picture: () => readFile(path.join(folder, file)),
    };
  });
}

if (flags.folder) {
  await examine('photographs', await photographed(flags.folder));
} else {
  const seed = Number(flags.seed);
  const known = await examine('known layouts', drawn(knownLayouts, Number(flags.count), seed));
  const unseen = await examine('unseen layouts', drawn(unseenLayouts, Number(flags.unseen), seed));
  const isMet =
    known.total >= 0.95 * known.asked &&
    known.date >= 0.9 * known.asked &&
    known.wrongChecked + unseen.wrongChecked === 0 &&
    unseen.total >= 0.85 * unseen.asked &&
    unseen.merchant >= 0.6 * unseen.asked;
  print(isMet ? 'met' : 'NOT MET');
  process.exitCode = isMet ? 0 : 1;
}

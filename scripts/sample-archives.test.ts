import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readZip } from '../src/server/features/archives/archive-zip-reader.ts';
import { backDeck } from './sample/back-deck.ts';
import { guestBathroom } from './sample/guest-bathroom.ts';
import { toArchive } from './sample/sample-archive.ts';
import { wholeHouse } from './sample/whole-house.ts';

const folder = path.resolve('sample');
const projects = [wholeHouse, guestBathroom, backDeck];

async function read(file: string, name: string): Promise<Buffer> {
  const zip = await readZip(path.join(folder, file));
  const pieces: Buffer[] = [];
  for await (const piece of zip.read(name)) pieces.push(piece);
  zip.close();
  return Buffer.concat(pieces);
}

interface Listed {
  path: string;
  sha256: string;
}

it.each(projects)('$file is what `npm run sample` writes', async (project) => {
  const { files, ...archive } = JSON.parse(String(await read(project.file, 'archive.json')));
  // The pictures depend on the fonts of the machine that draws them.
  const expected = toArchive(project);
  for (const [index, { attachments }] of expected.expenses.entries()) {
    for (const file of attachments) file.size = archive.expenses[index].attachments[0].size;
  }
  expect(archive).toEqual(JSON.parse(JSON.stringify(expected)));
  for (const { path: name, sha256 } of files as Listed[]) {
    const content = await read(project.file, name);
    expect(createHash('sha256').update(content).digest('hex')).toBe(sha256);
  }
});

it('has 70 expenses in three projects, and stays small', () => {
  expect(projects.flatMap(({ expenses }) => expenses)).toHaveLength(70);
  const sizes = readdirSync(folder).map((file) => statSync(path.join(folder, file)).size);
  expect(sizes).toHaveLength(3);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(500_000);
});

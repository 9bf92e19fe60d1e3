import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { backDeck } from './sample/back-deck.ts';
import { guestBathroom } from './sample/guest-bathroom.ts';
import { drawReceipt } from './sample/receipt-picture.ts';
import { toArchive } from './sample/sample-archive.ts';
import type { SampleProject } from './sample/sample-project.ts';
import { speakingName } from './sample/speaking-name.ts';
import { wholeHouse } from './sample/whole-house.ts';

// Writes the archives of the sample projects, which the demo and the onboarding load. Run it after
// a change of the sample: npm run sample
const folder = path.join(import.meta.dirname, '../sample');
const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');
/** The same bytes each time. */
const PACKED = { compress: false, mtime: new Date(2026, 0, 15), forceDosTimestamp: true };

for (const project of [wholeHouse, guestBathroom, backDeck]) await writeArchive(project);

async function writeArchive(project: SampleProject): Promise<void> {
  const archive = toArchive(project);
  const files: { path: string; content: Buffer }[] = [];
  for (const [index, expense] of project.expenses.entries()) {
    const content = await drawReceipt(expense, index + project.name.length);
    files.push({ path: speakingName(expense), content });
    const [attachment] = archive.expenses[index]?.attachments ?? [];
    if (attachment) attachment.size = content.length;
  }
  const listed = files.map(({ path: name, content }) => ({
    path: name,
    type: 'image/png',
    size: content.length,
    sha256: sha256(content),
  }));
  const json = Buffer.from(JSON.stringify({ ...archive, files: listed }, null, 1));
  const sums = [{ path: 'archive.json', sha256: sha256(json) }, ...listed];
  const zip = new ZipFile();
  zip.addBuffer(json, 'archive.json', { ...PACKED, compress: true });
  for (const { path: name, content } of files) zip.addBuffer(content, name, PACKED);
  const lines = sums.map((each) => `${each.sha256}  ${each.path}\n`).join('');
  zip.addBuffer(Buffer.from(lines), 'SHA256SUMS', { ...PACKED, compress: true });
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path.join(folder, project.file)));
  console.log(`${project.file}: ${project.expenses.length} expenses`);
}

import { BYTE_ORDER_MARK } from '#server/csv.ts';
import type { Queryable } from '#server/db/client.ts';
import { notFound } from '#server/errors.ts';
import { listPersonNames } from '../people/person.repository.ts';
import {
  type Content,
  findArchivedProject,
  listFiles,
  listLabels,
  listRecords,
  type Place,
} from './archive.repository.ts';
import { budgetCsv, type ComputeBudget, csvOf, type Labels } from './archive-csv.ts';
import { archivedKinds, kindOf } from './archive-kinds.ts';
import { ARCHIVE_FORMAT, ARCHIVE_VERSION } from './archive-version.ts';
import { type ArchivedFile, ArchivedFiles } from './archived-files.ts';
import type { ArchivedKind } from './archived-kind.ts';
import { createTextWriter, type TextWriter, type WrittenFile, writeText } from './written-file.ts';

export const ARCHIVE_JSON = 'archive.json';
export const CHECKSUMS = 'SHA256SUMS';

/** Records that are in memory at once. */
const PAGE = 500;

export interface ProjectArchive {
  projectName: string;
  texts: WrittenFile[];
  files: ArchivedFile[];
}

export interface Writing {
  folder: string;
  productName: string;
  /** The kinds that the caller may not see. */
  without: readonly ArchivedKind[];
  computeBudget: ComputeBudget;
}

type KnownLabels = Map<ArchivedKind, Map<number, string>>;

/**
 * Writes the texts of a project's archive into the folder, and says which files go with them. Call
 * it in a transaction that sees one moment; it reads page by page.
 */
export async function writeProjectArchive(
  tx: Queryable,
  place: Place,
  { folder, productName, without, computeBudget }: Writing,
): Promise<ProjectArchive> {
  const project = await findArchivedProject(tx, place);
  if (!project) throw notFound('Project');
  const { name, description, budget, currency, region, startDate } = project;
  const kinds = archivedKinds.filter((kind) => !without.includes(kind));
  const labels: KnownLabels = new Map();
  for (const kind of kinds) labels.set(kind, await listLabels(tx, kind, place));
  const files = new ArchivedFiles(await listFiles(tx, place), currency);

  const json = createTextWriter(folder, ARCHIVE_JSON);
  const head = {
    format: ARCHIVE_FORMAT,
    version: ARCHIVE_VERSION,
    exportedAt: new Date().toISOString(),
    project: { name, description, budget, currency, region, startDate },
  };
  await json.write(JSON.stringify(head, null, 1).slice(0, -2));
  const texts: WrittenFile[] = [];
  for (const kind of kinds) {
    const pages = readPages(tx, place, { kind, labels, files });
    texts.push(await writeKind(json, pages, { kind, labels, folder }));
  }
  const listed = files.list().map(({ path, type, size, sha256 }) => ({ path, type, size, sha256 }));
  await json.write(`,\n "files": ${toList(listed)}\n}\n`);
  texts.unshift(await json.end());
  const costs = await computeBudget(place.ownerId, place.projectId, tx);
  texts.push(
    await writeText(folder, 'budget.csv', BYTE_ORDER_MARK + budgetCsv(costs, labels.get('room'))),
    await writeText(folder, 'README.txt', readme(name, productName)),
  );
  const sums = [...texts.map(({ name: path, sha256 }) => ({ path, sha256 })), ...listed];
  const lines = sums.map(({ path, sha256 }) => `${sha256}  ${path}\n`);
  texts.push(await writeText(folder, CHECKSUMS, lines.join('')));
  return { projectName: name, texts, files: files.list() };
}

interface Reading {
  kind: ArchivedKind;
  labels: KnownLabels;
  files: ArchivedFiles;
}

/** The records of a kind as the archive has them. */
async function* readPages(
  tx: Queryable,
  { ownerId }: Place,
  { kind, labels, files }: Reading,
): AsyncGenerator<Content[]> {
  const { fields } = kindOf(kind);
  const ids = [...(labels.get(kind)?.keys() ?? [])];
  for (let start = 0; start < ids.length; start += PAGE) {
    const page = await listRecords(tx, kind, { ownerId, ids: ids.slice(start, start + PAGE) });
    const names = await namesOf(tx, page);
    const contents = page.map((record) => {
      const translation = {
        id: (to: ArchivedKind, id: number) => (labels.get(to)?.has(id) ? id : null),
        file: (key: string) => files.name(key, kind, record),
      };
      const content: Content = { id: record.id };
      for (const [field, { translate }] of Object.entries(fields)) {
        content[field] = translate ? translate(record[field], translation) : record[field];
      }
      return { ...content, addedBy: names.get(record.createdBy as number) ?? null };
    });
    // What waits without its file is nothing.
    yield contents.filter((content) => kind !== 'inbox_item' || (content as Content).key !== '');
  }
}

interface KindWriting {
  kind: ArchivedKind;
  labels: KnownLabels;
  folder: string;
}

/** The list in archive.json, and its spreadsheet. */
async function writeKind(
  json: TextWriter,
  pages: AsyncGenerator<Content[]>,
  { kind, labels, folder }: KindWriting,
): Promise<WrittenFile> {
  const { list } = kindOf(kind);
  const csv = csvOf(kind);
  const labelOf: Labels = (to, id) => labels.get(to)?.get(id) ?? '';
  const sheet = createTextWriter(folder, `${toFileName(list)}.csv`);
  await sheet.write(BYTE_ORDER_MARK + csv.head);
  await json.write(`,\n ${JSON.stringify(list)}: [`);
  let comma = '';
  for await (const page of pages) {
    let lines = '';
    for (const content of page) {
      lines += `${comma}\n  ${JSON.stringify(content)}`;
      comma = ',';
    }
    await json.write(lines);
    await sheet.write(page.map((content) => csv.line(content, labelOf)).join(''));
  }
  await json.write(comma && '\n ');
  await json.write(']');
  return sheet.end();
}

const toList = (values: unknown[]) =>
  values.length === 0
    ? '[]'
    : `[${values.map((value) => `\n  ${JSON.stringify(value)}`).join(',')}\n ]`;

/** The names of the members who added records. The owner needs none. */
async function namesOf(tx: Queryable, page: Content[]): Promise<Map<number, string>> {
  const ids = new Set(page.flatMap(({ createdBy }) => (createdBy as number | null) ?? []));
  return ids.size === 0 ? new Map() : listPersonNames(tx, [...ids]);
}

/** "planLines" is "plan-lines". */
const toFileName = (list: string) => list.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const readme = (name: string, productName: string) => `${name}

This is everything of one project in ${productName}.

archive.json    all records, for programs; ${productName} can make a project of it again
*.csv           the same records, for a spreadsheet
receipts/       the files of expenses; the other folders have the other files
SHA256SUMS      a checksum for each file; to check them: sha256sum -c SHA256SUMS

To restore it, choose "Restore from an archive" on the page of your projects.
`;

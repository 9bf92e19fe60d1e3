import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Queryable } from '#server/db/client.ts';
import { notFound } from '#server/errors.ts';
import type { Scope } from '#server/http/scope.ts';
import {
  findAccount,
  listAccountContractors,
  listAccountMessages,
  listMemberships,
  listOwnProjects,
} from './account-archive.repository.ts';
import { ARCHIVE_VERSION } from './archive-version.ts';
import { type ProjectArchive, type Writing, writeProjectArchive } from './project-archive.ts';
import { createPathGiver, safeName } from './speaking-name.ts';
import { type WrittenFile, writeText } from './written-file.ts';

interface AccountArchive {
  texts: WrittenFile[];
  /** Each with its path in the ZIP. */
  archives: (ProjectArchive & { path: string })[];
}

/** Writes what belongs to the account itself, and the texts of the archive of each project. */
export async function writeAccount(
  tx: Queryable,
  { ownerId, actorId }: Scope,
  writing: Writing,
): Promise<AccountArchive> {
  const account = await findAccount(tx, ownerId);
  if (!account) throw notFound('Account');
  const givePath = createPathGiver();
  const archives: AccountArchive['archives'] = [];
  for (const { id: projectId, name } of await listOwnProjects(tx, ownerId)) {
    const folder = path.join(writing.folder, String(projectId));
    await mkdir(folder, { mode: 0o700 });
    const archive = await writeProjectArchive(tx, { ownerId, projectId }, { ...writing, folder });
    archives.push({ ...archive, path: givePath(`projects/${safeName(name)}`, '.zip') });
  }
  const content = {
    format: 'plumbline-account',
    version: ARCHIVE_VERSION,
    exportedAt: new Date().toISOString(),
    account,
    projects: archives.map(({ projectName, path }) => ({ name: projectName, path })),
    memberships: await listMemberships(tx, actorId),
    contractors: await listAccountContractors(tx, ownerId),
    messages: await listAccountMessages(tx, ownerId),
  };
  const texts = [
    await writeText(writing.folder, 'account.json', `${JSON.stringify(content, null, 1)}\n`),
    await writeText(writing.folder, 'README.txt', readme(writing.productName)),
  ];
  return { texts, archives };
}

const readme = (productName: string) => `Your account in ${productName}

account.json    your account, your contractors and your conversation with the assistant
projects/       an archive of each of your projects, with its files

To restore a project, unpack this file, and choose the ZIP of the project under "Restore from an
archive" on the page of your projects.
`;

import { throwBombs } from '../bomb-run.ts';
import type { Bomb } from '../bombs.ts';
import type { Gate } from '../gate.ts';
import { makeSheetBombs } from '../sheet-bombs.ts';
import type { Visitor } from '../visitor.ts';

/** Of the server. The process that reads has limits of its own. */
const MEMORY_LIMIT_MB = 500;

const isSentence = (text: unknown) => /^[A-Z].+[.\w]$/.test(String(text));

export const gate: Gate = {
  name: 'sheet-bombs',
  title: `Malicious spreadsheets are read or refused with a sentence, within ${MEMORY_LIMIT_MB} MB, and others are served`,
  run: (scale, say) =>
    throwBombs({
      ...{ scale, say, throwAt },
      bombs: makeSheetBombs(scale),
      memoryLimitMb: MEMORY_LIMIT_MB,
    }),
};

/** What is read is also looked at, imported and undone, each in a project of its own. */
async function throwAt(visitor: Visitor, { content, expected }: Bomb): Promise<string | null> {
  const project = await visitor.must('POST', '/api/projects', { name: 'Kitchen', budget: '900' });
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(content)]), 'costs.xlsx');
  const sent = await visitor
    .send('POST', `/api/imports?projectId=${project.id}`, form)
    .catch((error: Error) => ({ status: 0, body: { error: error.message } }));
  const { status, body } = sent;
  if (!expected.includes(status)) return `${status} ${body?.error ?? ''}`;
  if (status !== 201) return isSentence(body.error) ? null : `no sentence: ${body.error}`;
  if (/root:.*:0:0/.test(JSON.stringify(body))) return 'it shows a file of the server';
  const rows = await visitor.send('GET', `/api/imports/${body.id}/rows?pageSize=100`);
  if (rows.status !== 200) return `its rows: ${rows.status}`;
  const commit = await visitor.send('POST', `/api/imports/${body.id}/commit`, {});
  if (commit.status !== 201) return `its commit: ${commit.status} ${commit.body?.error ?? ''}`;
  const wrong = await formulaIn(visitor, project.id);
  if (wrong) return wrong;
  const undo = await visitor.send('POST', `/api/imports/${body.id}/undo`, {});
  return undo.status === 200 ? null : `its undo: ${undo.status}`;
}

/** A text that starts like a formula leaves as text. */
async function formulaIn(visitor: Visitor, projectId: number): Promise<string | null> {
  const csv: string = await visitor.must('GET', `/api/expenses/export.csv?projectId=${projectId}`);
  return /(^|,)"?[=@]/m.test(csv) ? 'a formula in the CSV export' : null;
}

import { noMapping } from '#shared/import.ts';
import type { Queryable } from '../db/client.ts';
import { imports } from '../db/tables/import.table.ts';
import { multipart } from './multipart.ts';
import type { TestClient } from './test-client.ts';

export const SHEET = `Date,Description,Amount,Contractor,Room
2026-03-01,Floor tiles,2380.00,Ortiz Tiling,Bath
2026-03-04,Grout,48.90,Home Center,Bath
2026-03-09,Permit,315.00,,
`;

export async function sendSheet(
  client: TestClient,
  projectId: number,
  sheet: string | Uint8Array<ArrayBuffer> = SHEET,
) {
  const form = await multipart({ file: new Blob([sheet]), projectId: String(projectId) });
  return client.send('POST', '/api/imports', form);
}

/** An import without rows, as if a file had been read. */
export async function storedImport(
  db: Queryable,
  values: { userId: number; projectId: number; status?: 'committed' },
): Promise<number> {
  const [row] = await db
    .insert(imports)
    .values({
      ...values,
      fileName: 'costs.csv',
      columns: ['Date'],
      headingsKey: '',
      rows: [],
      rowCount: 0,
      mapping: noMapping(),
      signs: 'positive',
      dayOrder: 'mdy',
    })
    .returning({ id: imports.id });
  if (!row) throw new Error('No import');
  return row.id;
}

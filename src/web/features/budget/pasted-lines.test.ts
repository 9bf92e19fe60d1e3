import { expect, it } from 'vitest';
import { readPastedLines } from './pasted-lines.ts';

it('reads title, amount, category and room, and leaves out the headings', () => {
  const rows = readPastedLines(
    'Title\tAmount\tCategory\tRoom\nFloor tiles\t$1,250.50\tmaterials\tBathroom\r\nPermit\t90\tPERMITS\n\n',
  );
  expect(rows.map(({ line }) => line)).toEqual([
    { title: 'Floor tiles', planned: '1250.50', category: 'materials', roomName: 'Bathroom' },
    { title: 'Permit', planned: '90.00', category: 'permits', roomName: null },
  ]);
});

it('says of each row why it cannot be added, with its number in the spreadsheet', () => {
  const rows = readPastedLines('Sink\tsome\nFloor\t90\tGarden\n\t12\nPaint');
  expect(rows.map(({ number, problem }) => [number, problem])).toEqual([
    [1, '“some” is not an amount'],
    [2, '“Garden” is not a category. Use Materials, Labor, Permits, Tools, Other.'],
    [3, 'Title is required'],
    [4, null],
  ]);
  expect(rows[3]?.line).toMatchObject({ planned: '0.00', category: 'other' });
});

it('refuses amounts that a line cannot have', () => {
  const [negative, huge] = readPastedLines('Credit\t-5\nCastle\t999999999');
  expect(negative?.problem).toBe('Planned amount must be 0 or more');
  expect(huge?.problem).toContain('must be at most');
});

it('keeps quoted cells with tabs, quotes and line breaks together', () => {
  const [row] = readPastedLines('"Oak ""A""\tfloor\nfirst half"\t10');
  expect(row?.line).toMatchObject({ title: 'Oak "A"\tfloor first half', planned: '10.00' });
});

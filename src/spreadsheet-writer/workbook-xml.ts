import { escapeXml } from './cell-xml.ts';
import type { Sheet } from './sheet.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const XML_START = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const sheetPath = (index: number) => `worksheets/sheet${index + 1}.xml`;

export function contentTypesXml(sheets: readonly Sheet[]): string {
  const part = (path: string, type: string) =>
    `<Override PartName="/xl/${path}" ContentType="${TYPE}.${type}+xml"/>`;
  return [
    `<Types xmlns="${PACKAGE}/content-types">`,
    `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>`,
    `<Default Extension="xml" ContentType="application/xml"/>`,
    part('workbook.xml', 'sheet.main'),
    part('styles.xml', 'styles'),
    ...sheets.map((_, index) => part(sheetPath(index), 'worksheet')),
    '</Types>',
  ].join('');
}

const relations = (entries: [type: string, target: string][]) => {
  const each = entries.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${each.join('')}</Relationships>`;
};

export const packageRelationsXml = () => relations([['officeDocument', 'xl/workbook.xml']]);

export const workbookRelationsXml = (sheets: readonly Sheet[]) =>
  relations([
    ...sheets.map((_, index): [string, string] => ['worksheet', sheetPath(index)]),
    ['styles', 'styles.xml'],
  ]);

export function workbookXml(sheets: readonly Sheet[], names: string): string {
  const each = sheets.map(
    ({ name }, index) =>
      `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  return [
    `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}">`,
    '<bookViews><workbookView/></bookViews>',
    `<sheets>${each.join('')}</sheets>${names}</workbook>`,
  ].join('');
}

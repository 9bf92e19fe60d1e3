import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { create, type Font } from 'fontkit';
import { characterTable, nameTable } from './font-tables.ts';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const HEADER = 12;
const ENTRY = 16;

type Tables = Map<string, Buffer>;

/** Kerning and the choice of glyphs: a report needs neither, and they take most of the time. */
const LAYOUT = ['GSUB', 'GPOS', 'GDEF', 'kern'];
const DIGITS = '0123456789';

/**
 * A font as pdfkit draws it fastest: unpacked, because it would unpack a WOFF file again for each
 * letter; without the tables for layout; with figures of one width as its only figures, so that
 * columns of amounts stand straight; and with a name of its own, because pdfkit takes two files of
 * the same name for one font. 5,000 rows take a second instead of a minute.
 */
export function readFont(file: string, name: string): Buffer {
  const tables = unpack(readFileSync(file), file);
  const font = create(pack(tables)) as Font;
  const glyphs = new Map(
    font.characterSet.map((codePoint) => [codePoint, font.glyphForCodePoint(codePoint).id]),
  );
  const figures = font.hasGlyphForCodePoint(0x30) ? font.layout(DIGITS, ['tnum']).glyphs : [];
  figures.forEach(({ id }, digit) => {
    glyphs.set(0x30 + digit, id);
  });
  for (const tag of LAYOUT) tables.delete(tag);
  tables.set('cmap', characterTable(glyphs));
  tables.set('name', nameTable(name));
  return pack(tables);
}

function unpack(woff: Buffer, file: string): Tables {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error(`${file} is not a WOFF file`);
  const tables: Tables = new Map();
  for (let index = 0; index < woff.readUInt16BE(12); index += 1) {
    const at = WOFF_HEADER + index * WOFF_ENTRY;
    const offset = woff.readUInt32BE(at + 4);
    const packed = woff.subarray(offset, offset + woff.readUInt32BE(at + 8));
    const isPacked = packed.length < woff.readUInt32BE(at + 12);
    tables.set(woff.toString('latin1', at, at + 4), isPacked ? inflateSync(packed) : packed);
  }
  return tables;
}

/** A TrueType file. Nothing here reads its checksums. */
function pack(tables: Tables): Buffer {
  const directory = Buffer.alloc(HEADER + tables.size * ENTRY);
  directory.writeUInt32BE(0x00010000, 0);
  directory.writeUInt16BE(tables.size, 4);
  let offset = directory.length;
  const parts: Buffer[] = [directory];
  [...tables]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .forEach(([tag, data], index) => {
      const at = HEADER + index * ENTRY;
      directory.write(tag, at, 'latin1');
      directory.writeUInt32BE(offset, at + 8);
      directory.writeUInt32BE(data.length, at + 12);
      const padding = Buffer.alloc((4 - (data.length % 4)) % 4);
      parts.push(data, padding);
      offset += data.length + padding.length;
    });
  return Buffer.concat(parts);
}

/** Which glyph each character has: a `cmap` table with one list of format 12. */
export function characterTable(glyphs: Map<number, number>): Buffer {
  const pairs = [...glyphs].toSorted(([left], [right]) => left - right);
  const head = 12;
  const list = 16;
  const group = 12;
  const table = Buffer.alloc(head + list + pairs.length * group);
  table.writeUInt16BE(1, 2);
  // For Unicode, on Windows.
  table.writeUInt16BE(3, 4);
  table.writeUInt16BE(10, 6);
  table.writeUInt32BE(head, 8);
  table.writeUInt16BE(12, head);
  table.writeUInt32BE(list + pairs.length * group, head + 4);
  table.writeUInt32BE(pairs.length, head + 12);
  pairs.forEach(([codePoint, glyph], index) => {
    const at = head + list + index * group;
    table.writeUInt32BE(codePoint, at);
    table.writeUInt32BE(codePoint, at + 4);
    table.writeUInt32BE(glyph, at + 8);
  });
  return table;
}

/** A `name` table with the one name that a PDF uses. */
export function nameTable(name: string): Buffer {
  const text = Buffer.from(name, 'utf16le').swap16();
  const head = 6;
  const record = 12;
  const table = Buffer.alloc(head + record);
  table.writeUInt16BE(1, 2);
  table.writeUInt16BE(head + record, 4);
  // English, on Windows; 6 is the PostScript name.
  [3, 1, 0x409, 6, text.length, 0].forEach((value, index) => {
    table.writeUInt16BE(value, head + index * 2);
  });
  return Buffer.concat([table, text]);
}

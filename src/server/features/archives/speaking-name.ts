/** Leaves room for a day, an amount and a number within the 255 bytes of most systems. */
const MAX_BYTES = 150;

/** Names that Windows keeps for devices, also with an ending. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\..*)?$/i;

/** A name without what Windows, macOS or a terminal would stumble over. */
export function safeName(text: string): string {
  const plain = text
    .normalize('NFC')
    // Control and format characters: some turn the order in which a name is read.
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/[<>:"/\\|?*]/g, ' ')
    .replace(/\s+/g, ' ');
  const name = trimEnds(cutToBytes(trimEnds(plain), MAX_BYTES));
  if (name === '') return 'File';
  return DEVICE.test(name) ? `${name}_` : name;
}

/** Windows drops dots and spaces at the end; a dot at the start hides a file. */
const trimEnds = (text: string) => text.replace(/^[.\s]+|[.\s]+$/g, '');

function cutToBytes(text: string, max: number): string {
  let bytes = 0;
  let end = 0;
  for (const char of text) {
    bytes += Buffer.byteLength(char);
    if (bytes > max) break;
    end += char.length;
  }
  return text.slice(0, end);
}

/** Gives out paths, each once: a system that ignores case would otherwise lose a file. */
export function createPathGiver() {
  const given = new Set<string>();
  const copies = new Map<string, number>();
  /** The stem must be safe. */
  return (stem: string, ending: string): string => {
    for (;;) {
      const folded = `${stem}${ending}`.toLowerCase();
      const copy = (copies.get(folded) ?? 0) + 1;
      copies.set(folded, copy);
      const path = `${copy === 1 ? stem : `${stem} (${copy})`}${ending}`;
      if (given.has(path.toLowerCase())) continue;
      given.add(path.toLowerCase());
      return path;
    }
  };
}

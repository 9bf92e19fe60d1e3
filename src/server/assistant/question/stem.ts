/** A word without its ending, so that "tiles", "tiled" and "tiling" match. English only, rough. */
export function stem(word: string): string {
  if (word.length <= 3) return word;
  let root = word.endsWith('s') ? singular(word) : word;
  if (root.includes('ation')) {
    root = root.replace(/ization$|isation$/, 'ize').replace(/(?<=.{4})ations?$/, 'ate');
  }
  for (const ending of ['ing', 'ed']) {
    // "Bleed" and "feed" have no ending.
    if (!root.endsWith(ending) || root.endsWith('eed')) continue;
    const base = root.slice(0, -ending.length);
    if (base.length < 3 || !/[aeiouy]/.test(base)) continue;
    // "planned" loses its second n; "tiled" and "tile" both end without the e.
    root = /([^aeioulsz])\1$/.test(base) ? base.slice(0, -1) : base;
    break;
  }
  return root.length > 3 ? root.replace(/e$/, '') : root;
}

export function singular(word: string): string {
  return word
    .replace(/sses$/, 'ss')
    .replace(/ies$/, 'y')
    .replace(/([^aeious])ses$/, '$1s')
    .replace(/(ch|sh|x)es$/, '$1')
    .replace(/([^su])s$/, '$1');
}

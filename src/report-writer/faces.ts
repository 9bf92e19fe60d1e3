import { createRequire } from 'node:module';

export type Style = 'sans' | 'bold' | 'serif';

export interface Face {
  name: string;
  file: string;
}

/** pdfkit cannot use the variable fonts of the screens, so these are single weights of the same. */
const require = createRequire(import.meta.url);

const inter = (subset: string, weight: number): Face => ({
  name: `inter-${subset}-${weight}`,
  file: require.resolve(`@fontsource/inter/files/inter-${subset}-${weight}-normal.woff`),
});
const fraunces = (subset: string): Face => ({
  name: `fraunces-${subset}`,
  file: require.resolve(`@fontsource/fraunces/files/fraunces-${subset}-600-normal.woff`),
});

const SUBSETS = [
  'latin',
  'latin-ext',
  'vietnamese',
  'greek',
  'greek-ext',
  'cyrillic',
  'cyrillic-ext',
];
const sans = SUBSETS.map((subset) => inter(subset, 400)) as [Face, ...Face[]];
const bold = SUBSETS.map((subset) => inter(subset, 600)) as [Face, ...Face[]];

/** Each style has files for parts of the letters. The first file that has a letter draws it. */
export const faces: Record<Style, [Face, ...Face[]]> = {
  sans,
  bold,
  serif: [fraunces('latin'), fraunces('latin-ext'), fraunces('vietnamese'), ...bold],
};

import path from 'node:path';
import sharp from 'sharp';
import { startScreens } from '../src/web/boot/build/start-screens.ts';

// Draws the icons and start screens of the installed application from the product's mark. Run it after the mark or a
// color has changed: npm run icons
const folder = path.join(import.meta.dirname, '../src/web/public/icons');
const PINE = '#1f4a3c';
const PAPER = '#f8f4ea';

interface Icon {
  file: string;
  size: number;
  /** How much of the icon the mark fills. A system may cut a fifth off a maskable icon. */
  mark: number;
  corner: number;
}

const icons: Icon[] = [
  { file: 'icon-192.png', size: 192, mark: 1, corner: 8 },
  { file: 'icon-512.png', size: 512, mark: 1, corner: 8 },
  { file: 'icon-maskable-512.png', size: 512, mark: 0.72, corner: 0 },
  { file: 'apple-touch-icon.png', size: 180, mark: 0.86, corner: 0 },
];

for (const { file, size, mark, corner } of icons) {
  await sharp(Buffer.from(draw(mark, corner)), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(path.join(folder, file));
}

/** The background of the application, and the mark in the middle. */
const START_PAPER = '#f7f3e9';
const START_MARK = 0.28;

for (const { file, width, height } of startScreens) {
  const size = Math.round(Math.min(width, height) * START_MARK);
  const mark = await sharp(Buffer.from(draw(1, 8)), { density: (72 * size) / 32 })
    .resize(size, size)
    .png()
    .toBuffer();
  await sharp({ create: { width, height, channels: 3, background: START_PAPER } })
    .composite([{ input: mark }])
    .png({ palette: true, colors: 32, compressionLevel: 9 })
    .toFile(path.join(folder, file));
}

/** The drawing of favicon.svg. The line always begins at the upper edge. */
function draw(mark: number, corner: number): string {
  const shift = (32 * (1 - mark)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">
    <rect width="32" height="32" rx="${corner}" fill="${PINE}" />
    <g transform="translate(${shift} ${shift}) scale(${mark})">
      <path d="M16 ${-shift / mark}v${10 + shift / mark}" stroke="${PAPER}" stroke-width="1.75" />
      <path d="M13.8 10h4.4v2.3h1.7a2 2 0 0 1 1.9 2.7L16.75 27.5a.8.8 0 0 1-1.5 0L10.2 15a2 2 0 0 1 1.9-2.7h1.7Z" fill="${PAPER}" />
    </g>
  </svg>`;
}

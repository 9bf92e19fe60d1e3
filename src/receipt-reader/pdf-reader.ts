import sharp from 'sharp';
import { extractImages, getDocumentProxy } from 'unpdf';
import type { PictureReader } from './picture-reader.ts';
import { type Piece, type TextRow, toRows } from './text-rows.ts';

const MAX_PAGES = 20;
/** Fewer letters than this are a page number or a stamp on a scan. */
const MIN_LETTERS = 20;
/** A picture that is smaller than this is a logo. */
const MIN_SIDE = 400;
/** More pixels than this are no scan of a receipt, and would fill the memory. */
const MAX_PIXELS = 64_000_000;
/** A page with more pieces of text than this is no receipt. Rows take the square of it. */
const MAX_PIECES = 2_000;
/** Of a drawn page. */
const MAX_SIDE = 4_000;
/** Twice the 72 dots to the inch of a PDF: letters of 8 points are legible. */
const SCALE = 2.5;

/**
 * The rows of a PDF. A page with text has it in the file. A scan is one large picture, and any other
 * page is drawn.
 */
export async function readPdf(content: Uint8Array, readPicture: PictureReader): Promise<TextRow[]> {
  // A copy: the library keeps what it gets, and others still need it. It refuses a Buffer.
  const pdf = await getDocumentProxy(new Uint8Array(content), { maxImageSize: MAX_PIXELS });
  const pages = Math.min(pdf.numPages, MAX_PAGES);
  const rows: TextRow[] = [];
  try {
    for (let page = 1; page <= pages && rows.length < MAX_PIECES; page += 1) {
      const own = await readPage(pdf, page, { content, readPicture });
      rows.push(...own.map((row) => ({ ...row, place: (page - 1 + row.place) / pages })));
    }
  } finally {
    await pdf.loadingTask.destroy();
  }
  return rows;
}

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;

async function readPage(
  pdf: Document,
  page: number,
  { content, readPicture }: { content: Uint8Array; readPicture: PictureReader },
): Promise<TextRow[]> {
  const rows = toRows(await textOf(pdf, page));
  const letters = rows.reduce((sum, { text }) => sum + text.replaceAll(/\s/g, '').length, 0);
  if (letters >= MIN_LETTERS) return rows;
  const picture =
    (await largestPicture(pdf, page)) ?? (await drawPage(content, page, await scaleOf(pdf, page)));
  return readPicture(picture);
}

/** A page can say that it is as large as a house. */
async function scaleOf(pdf: Document, pageNumber: number): Promise<number> {
  const { width, height } = (await pdf.getPage(pageNumber)).getViewport({ scale: 1 });
  return Math.min(SCALE, MAX_SIDE / Math.max(width, height));
}

/** The text that the file contains, with its places. A PDF counts from the bottom. */
async function textOf(pdf: Document, pageNumber: number): Promise<Piece[]> {
  const page = await pdf.getPage(pageNumber);
  const { height: pageHeight } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return items.slice(0, MAX_PIECES).flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , , scale = 0, x = 0, y = 0] = item.transform as number[];
    const height = item.height || Math.abs(scale);
    return [
      {
        ...{ text: item.str.trim(), certainty: 1, angle: 0 },
        ...{ x: x + item.width / 2, y: pageHeight - y, width: item.width, height },
      },
    ];
  });
}

async function largestPicture(pdf: Document, page: number): Promise<Uint8Array | undefined> {
  const pictures = await extractImages(pdf, page);
  const largest = pictures.toSorted((a, b) => b.width * b.height - a.width * a.height)[0];
  if (!largest || Math.min(largest.width, largest.height) < MIN_SIDE) return undefined;
  const { data, width, height, channels } = largest;
  return sharp(data, { raw: { width, height, channels } }).png().toBuffer();
}

async function drawPage(content: Uint8Array, page: number, scale: number): Promise<Uint8Array> {
  const { PDFiumLibrary } = await import('@hyzyla/pdfium');
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(new Uint8Array(content));
    const picture = await document.getPage(page - 1).render({
      scale,
      render: ({ data, width, height }) =>
        sharp(data, { raw: { width, height, channels: 4 } })
          .png()
          .toBuffer(),
    });
    document.destroy();
    return picture.data;
  } finally {
    library.destroy();
  }
}

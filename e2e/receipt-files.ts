import sharp from 'sharp';

/** A small photo, as a phone would send it. */
export function receiptPhoto(): Promise<Buffer> {
  return sharp({ create: { width: 320, height: 480, channels: 3, background: '#d8cfc0' } })
    .jpeg()
    .toBuffer();
}

/** The smallest PDF with a page. */
export function receiptPdf(): Buffer {
  return Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  );
}

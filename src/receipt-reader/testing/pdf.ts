/** A PDF of one page: its content, and what that refers to as `/Picture` or `/Font`. */
interface PdfPage {
  width: number;
  height: number;
  content: string;
  picture?: { jpeg: Buffer; width: number; height: number };
}

const stream = (facts: string, body: Buffer) =>
  Buffer.concat([
    Buffer.from(`<<${facts}/Length ${body.length}>>\nstream\n`),
    body,
    Buffer.from('\nendstream'),
  ]);

function pdfOf({ width, height, content, picture }: PdfPage): Buffer {
  const objects = [
    Buffer.from('<</Type/Catalog/Pages 2 0 R>>'),
    Buffer.from('<</Type/Pages/Kids[3 0 R]/Count 1>>'),
    Buffer.from(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents 4 0 R/Resources<</Font<</Font 5 0 R>>${picture ? '/XObject<</Picture 6 0 R>>' : ''}>>>>`,
    ),
    stream('', Buffer.from(content)),
    Buffer.from('<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'),
    ...(picture
      ? [
          stream(
            `/Type/XObject/Subtype/Image/Width ${picture.width}/Height ${picture.height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`,
            picture.jpeg,
          ),
        ]
      : []),
  ];
  const parts = [Buffer.from('%PDF-1.4\n')];
  const places: number[] = [];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  for (const [index, object] of objects.entries()) {
    places.push(length());
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n'));
  }
  const start = length();
  const entries = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`);
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** A PDF whose text is in the file. A row is a text, or one at each side. */
export function textPdf(rows: [left: string, right?: string][]): Buffer {
  const texts = rows.flatMap(([left, right], index) => {
    const y = 560 - 30 * index;
    const at = (x: number, text: string) => `BT /Font 14 Tf ${x} ${y} Td (${text}) Tj ET`;
    return [at(30, left), ...(right ? [at(300, right)] : [])];
  });
  return pdfOf({ width: 400, height: 600, content: texts.join('\n') });
}

/** A scan: a page that is one picture. */
export function scannedPdf(picture: { jpeg: Buffer; width: number; height: number }): Buffer {
  const { width, height } = picture;
  return pdfOf({
    width,
    height,
    content: `q ${width} 0 0 ${height} 0 0 cm /Picture Do Q`,
    picture,
  });
}

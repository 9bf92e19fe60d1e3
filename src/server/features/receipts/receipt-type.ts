import { open } from 'node:fs/promises';
import type { ReceiptType } from '#shared/receipt.ts';

/** Programs may write something before the PDF mark; readers look this far for it. */
const PDF_MARK_WITHIN_BYTES = 1_024;

/** The type of a file by its content. Its name and declared type do not count. */
export async function detectReceiptType(file: string): Promise<ReceiptType | null> {
  const handle = await open(file);
  try {
    const head = Buffer.alloc(PDF_MARK_WITHIN_BYTES);
    const { bytesRead } = await handle.read(head);
    return typeOfHead(head.subarray(0, bytesRead).toString('latin1'));
  } finally {
    await handle.close();
  }
}

function typeOfHead(head: string): ReceiptType | null {
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (/^GIF8[79]a/.test(head)) return 'image/gif';
  return head.includes('%PDF-') ? 'application/pdf' : null;
}

import * as z from 'zod/mini';

export const RECEIPT_MAX_BYTES = 10 * 1024 * 1024;
export const RECEIPT_MAX_PIXELS = 64_000_000;
export const SIGNED_LINK_SECONDS = 300;
const URL_MAX_LENGTH = 2_048;

/** The stored types with their file extensions. Browsers also send JPEGs as image/jpg. */
export const receiptTypes = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'application/pdf': 'pdf',
} as const;
export type ReceiptType = keyof typeof receiptTypes;

const RECEIPT_KEY = /^receipts\/[\w-]{32}\.(jpg|png|gif|pdf)$/;

export function isReceiptKey(text: string): boolean {
  return RECEIPT_KEY.test(text);
}

export function isHttpUrl(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
  const hasControls = /[\x00-\x20\x7f]/.test(text);
  return /^https?:\/\//i.test(text) && !hasControls && text.isWellFormed() && URL.canParse(text);
}

export function isPdfReceipt(receipt: string): boolean {
  const [path = ''] = receipt.split(/[?#]/, 1);
  return path.toLowerCase().endsWith('.pdf');
}

/** The receipt of an expense: the key of the user's own upload, or an external address. */
export const receiptSchema = z.string({ error: 'The receipt could not be used' }).check(
  z.maxLength(URL_MAX_LENGTH, { error: 'The address of the receipt is too long' }),
  z.refine((text) => isReceiptKey(text) || isHttpUrl(text), {
    error: 'The receipt must be an uploaded file or a web address',
  }),
);

/** What the calls name the receipt of an expense. */
export const RECEIPT_FIELD = 'imageUrl';

export const uploadedReceiptSchema = z.object({
  imageUrl: z.string(),
  /** The day on which a photo was taken, as its camera wrote it. */
  takenOn: z.nullable(z.string()),
});
export type UploadedReceipt = z.infer<typeof uploadedReceiptSchema>;

export const signedUrlInputSchema = z.object({
  s3Key: z
    .string({ error: 'The receipt could not be found' })
    .check(z.refine(isReceiptKey, { error: 'The receipt could not be found' })),
});
export const signedUrlSchema = z.object({ signedUrl: z.string() });

import path from 'node:path';
import type { Readable } from 'node:stream';

/** When a link becomes valid, and for how long. */
export interface LinkLife {
  from: Date;
  seconds: number;
}

/** The query of a link. */
interface SignedLink {
  expires: string;
  signature: string;
  reader?: string | undefined;
}

interface SignedFile {
  content: Readable;
  size: number;
  type: string;
}

/** Where receipts are stored. Every failure is an AppError that names the storage. */
export interface ReceiptStorage {
  /** Takes over a finished temporary file. When it resolves, the content survives a power cut. */
  put(key: string, file: string): Promise<void>;
  open(key: string): Promise<Readable>;
  /** Removing a missing file is not an error. */
  remove(key: string): Promise<void>;
  /**
   * A link that shows the file to anyone who has it; a path if this server serves it. A link to
   * this server may name a reader, whose access is checked again when it is used.
   */
  signLink(key: string, life: LinkLife, reader?: string): Promise<string>;
  /** The origin that links lead to if it is not this server's. */
  readonly linkOrigin: string | null;
  /** Opens the file of a link to this server; only if `linkOrigin` is null. */
  openSigned?(key: string, link: SignedLink): Promise<SignedFile>;
}

const TYPES: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.pdf': 'application/pdf',
  '.webp': 'image/webp',
};

/** The type to serve a file as. We create the keys, and their extension says what was stored. */
export function storedType(key: string): string {
  return TYPES[path.extname(key)] ?? 'application/octet-stream';
}

export function inlineDisposition(key: string): string {
  return `inline; filename="receipt${path.extname(key)}"`;
}

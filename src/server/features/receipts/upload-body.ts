import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError, invalidField, unavailable } from '#server/errors.ts';
import { formatBytes } from '#shared/bytes.ts';
import { RECEIPT_MAX_BYTES } from '#shared/receipt.ts';
import type { InTurns } from './upload-turns.ts';

export const UPLOAD_FIELD = 'image';
/** Boundaries, part headers and a few small fields. */
const OVERHEAD_BYTES = 64 * 1024;

export const UPLOAD_BODY_LIMIT_BYTES = RECEIPT_MAX_BYTES + OVERHEAD_BYTES;

export const uploadLimits = {
  fileSize: RECEIPT_MAX_BYTES,
  files: 1,
  fields: 20,
  fieldSize: 1_024,
};

const fileTooLarge = (limit: number) =>
  new AppError('too_large', `The file is larger than ${formatBytes(limit)}.`);

/** Writes the file in the form field `image` to the path, and stops if it is too large. */
export async function receiveUpload(
  request: FastifyRequest,
  file: string,
  inTurns: InTurns,
): Promise<void> {
  const { isReceived } = await receiveForm(request, { file, field: UPLOAD_FIELD, inTurns });
  if (!isReceived) throw invalidField(UPLOAD_FIELD, 'Choose a file to upload');
}

interface Receiving {
  /** Where the file goes, and its field. */
  file: string;
  field: string;
  inTurns: InTurns;
}

/** Writes the file of a form to the path, if it has one, and returns the texts of its fields. */
export async function receiveForm(
  request: FastifyRequest,
  { file, field, inTurns }: Receiving,
): Promise<{ isReceived: boolean; texts: Map<string, string> }> {
  let isReceived = false;
  const texts = new Map<string, string>();
  await readParts(request, {
    limitBytes: UPLOAD_BODY_LIMIT_BYTES,
    inTurns,
    takeText: async (name, text) => {
      texts.set(name, text);
    },
    placeOf({ fieldname }) {
      if (fieldname !== field) return null;
      isReceived = true;
      return file;
    },
  });
  return { isReceived, texts };
}

interface PartReading {
  limitBytes: number;
  /** Of one file, if it is not that of a receipt. */
  fileBytes?: number;
  inTurns: InTurns;
  takeText: (name: string, text: string) => Promise<void>;
  /** Where a file goes. Null for one that nobody asked for. */
  placeOf: (part: MultipartFile) => string | null;
}

/** Reads a form to its end, part by part. */
export async function readParts(
  request: FastifyRequest,
  { limitBytes, fileBytes = RECEIPT_MAX_BYTES, inTurns, takeText, placeOf }: PartReading,
): Promise<void> {
  const tooLarge = () => fileTooLarge(fileBytes);
  if (Number(request.headers['content-length']) > limitBytes) throw tooLarge();
  try {
    // Otherwise we would wait forever for a sender that has already left.
    if (request.raw.destroyed) throw new Error('The connection was closed');
    for await (const part of request.parts({ limits: { fileSize: fileBytes } })) {
      if (part.type !== 'file') {
        await takeText(part.fieldname, String(part.value));
        continue;
      }
      const file = placeOf(part);
      if (file === null) part.file.resume();
      else await writePart(part, file, { inTurns, tooLarge });
    }
  } catch (error) {
    throw explain(error);
  } finally {
    // A client reads the answer only after it has finished sending.
    request.raw.resume();
  }
}

async function writePart(
  part: MultipartFile,
  file: string,
  { inTurns, tooLarge }: { inTurns: InTurns; tooLarge: () => AppError },
): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const limit = new AbortController();
  part.file.once('limit', () => limit.abort(tooLarge()));
  // A small form is parsed completely before its first part gets here.
  if (part.file.truncated) limit.abort(tooLarge());
  await pipeline(part.file, inTurns, createWriteStream(file, { mode: 0o600 }), {
    signal: limit.signal,
  }).catch((error: unknown) => {
    throw limit.signal.aborted ? limit.signal.reason : error;
  });
}

/**
 * The parser's own errors have no status: if it cannot read something, the sender made a mistake.
 */
function explain(error: unknown): unknown {
  const { statusCode, syscall } = Object(error) as { statusCode?: number; syscall?: string };
  if (error instanceof AppError || statusCode === 413) return error;
  if (syscall === 'write' || syscall === 'open') {
    return unavailable('The upload cannot be saved right now. Try again in a moment.', error);
  }
  return new AppError('validation', 'The upload is malformed.', { cause: error });
}

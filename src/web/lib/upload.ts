import * as z from 'zod/mini';
import { IDEMPOTENCY_KEY_HEADER } from '#shared/idempotency.ts';
import { ApiError, receivedErrorSchema } from './api-client.ts';

const UPLOAD_FAILED = 'Upload failed';

interface UploadOptions {
  /** For a creation: sent again with the same key, it is created once. */
  key?: string;
  signal: AbortSignal;
  onProgress: (percent: number) => void;
}

/** Sends one file as a form field. */
export function uploadFile<Schema extends z.core.$ZodType>(
  schema: Schema,
  path: string,
  field: string,
  file: File,
  options: UploadOptions,
): Promise<z.output<Schema>> {
  const form = new FormData();
  form.append(field, file);
  return uploadForm(schema, path, form, options);
}

/** It uses XMLHttpRequest, because fetch does not report upload progress. */
export function uploadForm<Schema extends z.core.$ZodType>(
  schema: Schema,
  path: string,
  form: FormData,
  { key, signal, onProgress }: UploadOptions,
): Promise<z.output<Schema>> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const fail = (body?: unknown) => reject(refusal(xhr.status, body));
    xhr.open('POST', path);
    if (key) xhr.setRequestHeader(IDEMPOTENCY_KEY_HEADER, key);
    xhr.responseType = 'text';
    xhr.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(Math.floor((loaded / total) * 100));
    };
    xhr.onload = () => {
      const body = parseJson(xhr.responseText);
      const isSuccess = xhr.status >= 200 && xhr.status < 300;
      const answer = z.safeParse(schema, body);
      if (isSuccess && answer.success) resolve(answer.data);
      else fail(body);
    };
    xhr.onerror = () => fail();
    xhr.onabort = () => reject(new DOMException('The upload was stopped', 'AbortError'));
    signal.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(form);
  });
}

function refusal(status: number, body: unknown): ApiError {
  const problem = z.safeParse(receivedErrorSchema, body);
  const { error = UPLOAD_FAILED, code, details } = problem.data ?? {};
  return new ApiError({ message: error, sentence: error, status, code, details });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import * as z from 'zod/mini';
import { apiErrorSchema } from '#shared/api-error.ts';
import { ApiError } from './api-client.ts';

const UPLOAD_FAILED = 'Upload failed';

interface UploadOptions {
  signal: AbortSignal;
  onProgress: (percent: number) => void;
}

/**
 * Sends one file as a form field. By XMLHttpRequest, because fetch does not tell how much of a
 * body has been sent.
 */
export function uploadFile<Schema extends z.core.$ZodType>(
  schema: Schema,
  path: string,
  field: string,
  file: File,
  { signal, onProgress }: UploadOptions,
): Promise<z.output<Schema>> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const fail = (sentence: string) =>
      reject(new ApiError({ message: sentence, sentence, status: xhr.status }));
    xhr.open('POST', path);
    xhr.responseType = 'text';
    xhr.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(Math.floor((loaded / total) * 100));
    };
    xhr.onload = () => {
      const body = parseJson(xhr.responseText);
      const isSuccess = xhr.status >= 200 && xhr.status < 300;
      const answer = z.safeParse(schema, body);
      if (isSuccess && answer.success) resolve(answer.data);
      else fail(refusal(body));
    };
    xhr.onerror = () => fail(UPLOAD_FAILED);
    xhr.onabort = () => reject(new DOMException('The upload was stopped', 'AbortError'));
    signal.addEventListener('abort', () => xhr.abort(), { once: true });
    const form = new FormData();
    form.append(field, file);
    xhr.send(form);
  });
}

function refusal(body: unknown): string {
  const problem = z.safeParse(apiErrorSchema, body);
  return (problem.success && problem.data.error) || UPLOAD_FAILED;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

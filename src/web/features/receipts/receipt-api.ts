import { signedUrlSchema } from '#shared/receipt.ts';
import { requestJson } from '../../lib/api-client.ts';

export async function fetchSignedUrl(receiptKey: string, signal?: AbortSignal): Promise<string> {
  const { signedUrl } = await requestJson(signedUrlSchema, 'POST', '/api/signed-url', {
    body: { s3Key: receiptKey },
    ...(signal && { signal }),
  });
  return signedUrl;
}

import { throwBombs } from '../bomb-run.ts';
import { type Bomb, makeBombs } from '../bombs.ts';
import type { Gate } from '../gate.ts';
import type { Visitor } from '../visitor.ts';

const MEMORY_LIMIT_MB = 400;

export const gate: Gate = {
  name: 'image-bombs',
  title: `Malicious images and PDFs are accepted or refused in JSON, within ${MEMORY_LIMIT_MB} MB, and others are served`,
  run: async (scale, say) =>
    throwBombs({
      ...{ scale, say, throwAt },
      bombs: await makeBombs(scale),
      memoryLimitMb: MEMORY_LIMIT_MB,
    }),
};

async function throwAt(visitor: Visitor, { content, expected }: Bomb): Promise<string | null> {
  const { status, body } = await visitor.upload(content).catch((error: Error) => ({
    status: 0,
    body: { error: error.message },
  }));
  if (!expected.includes(status)) return `${status} ${body?.error ?? ''}`;
  if (status !== 201) return /^[A-Z].+\.$/.test(body.error) ? null : 'no sentence';
  const { signedUrl } = await visitor.must('POST', '/api/signed-url', { s3Key: body.imageUrl });
  const shown = await visitor.open('GET', signedUrl);
  await shown.arrayBuffer();
  const type = shown.headers.get('content-type') ?? '';
  const isHarmless =
    /^(image\/(jpeg|png|gif)|application\/pdf)$/.test(type) &&
    shown.headers.get('x-content-type-options') === 'nosniff' &&
    shown.headers.get('content-security-policy')?.includes('sandbox');
  return isHarmless ? null : `shown as ${type} without its guards`;
}

import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { startModelServer } from '#server/testing/model-servers.ts';
import { freePort } from '../../e2e/product.ts';
import { digest } from '../book.ts';
import { count, type Gate } from '../gate.ts';
import { type ProductOptions, startProduct } from '../product.ts';
import { slowUpload } from '../slow-upload.ts';
import { withTemporaryFolder } from '../temporary-folder.ts';
import { type Answer, isPolite, newVisitor, type Visitor } from '../visitor.ts';
import { auditAll, newWriters, type Writer } from '../writer.ts';

const STOPS = { small: 1, full: 100 };
const WRITERS = 4;
const LONGEST_LOAD_MS = 800;
const LONGEST_UPLOAD_MS = 1_500;
/** The small run shares the machine with other work, so slowness is not a failure. */
const END_WITHIN_MS = { small: 60_000, full: 15_000 };
const UPLOAD_BYTES = 400_000;

export const gate: Gate = {
  name: 'sigterm',
  title: 'SIGTERM under load: open requests finish, streams get a last event, exit 0 within 15 s',
  run: (scale, say) =>
    withTemporaryFolder(async (dataDir) => {
      const model = await startModelServer('openai');
      model.script = () => ({ pieces: ['Let me see '], ending: 'hang' });
      const options: ProductOptions = {
        dataDir,
        port: await freePort(),
        env: {
          LOG_LEVEL: 'error',
          AI_PROVIDER: 'openai',
          AI_MODEL: 'loopback',
          AI_BASE_URL: model.baseUrl,
        },
      };
      const faults: string[] = [];
      const times: number[] = [];
      let people: People | undefined;
      let good = 0;
      try {
        for (let stop = 1; stop <= STOPS[scale]; stop += 1) {
          const before = faults.length;
          const product = await startProduct(options);
          people ??= await invite(product.origin);
          faults.push(...(await people.audit()));
          const finished = await people.begin(faults);
          await delay(randomInt(LONGEST_LOAD_MS));
          const begin = Date.now();
          const { code, signal } = await product.stop();
          times.push(Date.now() - begin);
          await finished();
          if (code !== 0) faults.push(`exit ${code ?? signal}: ${product.output.join('\n')}`);
          if (Date.now() - begin > END_WITHIN_MS[scale]) faults.push('it took too long');
          if (faults.length === before) good += 1;
          if (stop % 10 === 0) say(`${stop} stops, ${good} good`);
        }
        const product = await startProduct(options);
        faults.push(...((await people?.audit()) ?? []), ...(await auditAll(people?.writers ?? [])));
        await product.stop();
      } finally {
        await model.close();
      }
      for (const fault of faults.slice(0, 20)) say(fault);
      const acknowledged = people?.writers.reduce((sum, writer) => sum + writer.acknowledged, 0);
      return {
        figure: `${good} of ${STOPS[scale]} ended in order, the slowest in ${count(Math.max(...times))} ms; ${faults.length} faults at ${count(acknowledged ?? 0)} acknowledged writes`,
        isMet: faults.length === 0,
      };
    }),
};

type People = Awaited<ReturnType<typeof invite>>;

/** Users who are active when the signal comes: some write, one uploads, one waits for an answer. */
async function invite(origin: string) {
  const writers: Writer[] = await newWriters(origin, WRITERS);
  const uploader = await newVisitor(origin);
  const talker = await newVisitor(origin);
  const receipts = new Map<string, string>();
  let question = '';
  return {
    writers,

    /** Resolves when all are active; the returned function resolves when all have ended. */
    async begin(faults: string[]): Promise<() => Promise<void>> {
      await Promise.all(writers.map((writer) => writer.openBook()));
      const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(UPLOAD_BYTES)]);
      const upload = await slowUpload(uploader, content);
      question = `What about ${randomBytes(6).toString('hex')}?`;
      const answer = await ask(talker, question);
      const until = new AbortController().signal;
      const onRefused = async (refusal?: Answer) => {
        if (refusal && !isPolite(refusal)) faults.push(`a call: ${JSON.stringify(refusal)}`);
        return refusal !== undefined;
      };
      const work = Promise.all(writers.map((writer) => writer.work({ until, onRefused })));
      const uploaded = delay(randomInt(LONGEST_UPLOAD_MS)).then(async () => {
        const { status, body } = await upload.finish();
        if (status === 201) receipts.set(body.imageUrl, digest(content));
        else faults.push(`the upload: ${status} ${JSON.stringify(body)}`);
      });
      return async () => {
        await work;
        await uploaded.catch((error: Error) => faults.push(`the upload: ${error.message}`));
        const ending = (await answer.rest()).trim().split('\n\n').slice(-2).join(' ');
        if (!/^data: \{"type":"error","error":"[A-Z].+\."\} data: \[DONE\]$/.test(ending)) {
          faults.push(`the stream ended with: ${ending}`);
        }
      };
    },

    async audit(): Promise<string[]> {
      const wrong: string[] = [];
      for (const writer of writers) wrong.push(...(await writer.audit({ all: false })));
      for (const [key, sha256] of receipts) {
        const { signedUrl } = await uploader.must('POST', '/api/signed-url', { s3Key: key });
        const file = await (await uploader.open('GET', signedUrl)).arrayBuffer();
        if (digest(new Uint8Array(file)) !== sha256) wrong.push(`upload ${key} differs`);
      }
      receipts.clear();
      const talk: { content: string }[] = await talker.must('GET', '/api/ai-chat');
      if (question && !talk.some(({ content }) => content === question)) {
        wrong.push('the question is gone');
      }
      return wrong;
    },
  };
}

/** Resolves with the first words of the answer. */
async function ask(talker: Visitor, content: string) {
  const never = new AbortController().signal;
  const response = await talker.open('POST', '/api/ai-chat', { content }, never);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const more = async () => {
    const { done, value = '' } = (await reader?.read()) ?? { done: true };
    text += value;
    return !done;
  };
  while (!text.includes('"type":"content"')) {
    if (!(await more())) throw new Error(`No answer began: ${text}`);
  }
  return {
    async rest(): Promise<string> {
      while (await more().catch(() => false));
      return text;
    },
  };
}

import { readOperations } from '../api-document.ts';
import { type Chamber, withChamber } from '../chamber.ts';
import { count, type Gate } from '../gate.ts';
import { type MalformedRequest, malformedRequests } from '../malformed/malformed-requests.ts';
import { chosenSeed } from '../random.ts';
import { type RawAnswer, RawConnection } from '../raw-connection.ts';

const CASES = { small: 1_000, full: 100_000 };
const BATCH = 500;
/** Few, so that nothing is shed: a 503 here is a finding. */
const AT_ONCE = 6;
const SHOWN = 40;

export const gate: Gate = {
  name: 'fuzz',
  title: 'Malformed requests, generated from the OpenAPI document, get a JSON sentence and no 5xx',
  run: (scale, say) =>
    withChamber(SETTINGS, async (chamber) => {
      const seed = chosenSeed();
      say(`SEED=${seed}`);
      const operations = await readOperations(chamber.origin);
      const statuses = new Map<number, number>();
      const faults: string[] = [];
      for (let sent = 0; sent < CASES[scale]; sent += BATCH) {
        const { id, cookie } = await chamber.person({ plan: 'pro' });
        await chamber.query('delete from rate_counters');
        const requests = malformedRequests(operations, {
          seed: seed + sent,
          many: Math.min(BATCH, CASES[scale] - sent),
          cookie,
          host: new URL(chamber.origin).host,
        });
        await sendAll(chamber, requests, (request, answer) => {
          const status = answer?.status ?? 0;
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          const fault = faultOf(request, answer);
          if (fault) faults.push(`${request.name}: ${fault}: ${excerpt(request.bytes)}`);
        });
        await chamber.query('delete from users where id = $1', [id]);
      }
      for (const fault of faults.slice(0, SHOWN)) say(fault);
      if (faults.length > 0) for (const line of chamber.product.output.slice(-5)) say(line);
      const kinds = [...statuses].sort(([left], [right]) => left - right);
      say(kinds.map(([status, many]) => `${status || 'none'}: ${count(many)}`).join(', '));
      return {
        figure: `${count(faults.length)} faults in ${count(CASES[scale])} malformed requests`,
        isMet: faults.length === 0,
      };
    }),
};

/** A provider that does not exist. We test what the sign-in does without it. */
const SETTINGS = {
  GOOGLE_CLIENT_ID: 'client',
  GOOGLE_CLIENT_SECRET: 'secret',
  GOOGLE_ISSUER: 'http://127.0.0.1:9',
};

async function sendAll(
  { origin }: Chamber,
  requests: MalformedRequest[],
  onAnswer: (request: MalformedRequest, answer: RawAnswer | null) => void,
): Promise<void> {
  const waiting = [...requests];
  const port = Number(new URL(origin).port);
  const lane = async () => {
    const connection = new RawConnection(port);
    for (let request = waiting.shift(); request; request = waiting.shift()) {
      // What is odd about one request must not be parsed as part of the next.
      if (request.isLast) connection.close();
      onAnswer(request, await connection.exchange(request.bytes, request));
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

/** What is wrong with an answer, or null. */
function faultOf({ isHead }: MalformedRequest, answer: RawAnswer | null): string | null {
  if (!answer) return 'no answer';
  const { status, head, body } = answer;
  if (status >= 500) return `${status} ${body}`;
  if (status < 400 || isHead) return null;
  if (!/^content-type: application\/json/im.test(head)) return `${status} that is no JSON`;
  try {
    const { error } = JSON.parse(body) as { error?: unknown };
    return typeof error === 'string' && error !== '' ? null : `${status} without a sentence`;
  } catch {
    return `${status} with a body that is no JSON: ${body.slice(0, 100)}`;
  }
}

function excerpt(bytes: Buffer): string {
  const withoutCookie = bytes.toString('latin1').replace(/cookie: plumbline[^\r]*/, '…');
  return JSON.stringify(withoutCookie.slice(0, 400));
}

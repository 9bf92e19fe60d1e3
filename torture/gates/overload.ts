import { type Chamber, withChamber } from '../chamber.ts';
import { count, type Gate } from '../gate.ts';
import { mustSend } from '../http-call.ts';
import { type LoadResult, openLoad, percentile } from '../open-load.ts';

/**
 * The small run shares the machine with other work: it shows that nothing breaks, not how fast it
 * is.
 */
const NONE = Number.POSITIVE_INFINITY;
const GOALS = {
  small: { admittedP99Ms: NONE, refusedP99Ms: NONE, unsent: NONE, recoveryMs: 60_000 },
  full: { admittedP99Ms: 1_000, refusedP99Ms: 100, unsent: 0, recoveryMs: 5_000 },
};
/** A rate is sustainable while nothing is refused and nearly all answers are this fast. */
const KNEE_P99_MS = 200;
const FIRST_RATE = 200;
const STEP = { small: 2, full: 1.3 };

const SECONDS = {
  small: { knee: 1, overload: 2, recovery: 3 },
  full: { knee: 3, overload: 10, recovery: 6 },
};
const TIMES = { small: [2], full: [2, 5] };

export const gate: Gate = {
  name: 'overload',
  title:
    'Two and five times the maximum rate: accepted calls are fast, the rest is refused at once',
  run: (scale, say) =>
    // With the default logging.
    withChamber({ LOG_LEVEL: 'info' }, async (chamber) => {
      const seconds = SECONDS[scale];
      const goals = GOALS[scale];
      const requests = await typicalRequests(chamber);
      const load = (perSecond: number, forSeconds: number) =>
        openLoad({ port: portOf(chamber), requests, perSecond, seconds: forSeconds });
      await load(FIRST_RATE, seconds.knee);
      const knee = await findKnee((rate) => load(rate, seconds.knee), STEP[scale], say);
      const results: string[] = [];
      let isMet = true;
      for (const times of TIMES[scale]) {
        const over = await load(knee * times, seconds.overload);
        const figures = figuresOf(over);
        const recovery = await recoveryTime(chamber, requests, knee / 2, seconds.recovery);
        const isRight =
          figures.admitted > 0 &&
          figures.other === 0 &&
          over.unsent <= goals.unsent &&
          figures.admittedP99 <= goals.admittedP99Ms &&
          figures.refusedP99 <= goals.refusedP99Ms &&
          recovery <= goals.recoveryMs;
        isMet &&= isRight;
        say(
          `${times}x: ${count(figures.admitted)} admitted, ${count(figures.refused)} refused, ${figures.other} else, ${over.unsent} never sent; slowest refusal ${figures.refusedMax.toFixed(0)} ms; the load itself late by ${over.lateP99.toFixed(0)} ms`,
        );
        results.push(
          `${times}x: admitted p99 ${figures.admittedP99.toFixed(0)} ms, 503 p99 ${figures.refusedP99.toFixed(0)} ms, recovery ${(recovery / 1000).toFixed(1)} s`,
        );
      }
      return { figure: `knee ${count(Math.round(knee))}/s; ${results.join('; ')}`, isMet };
    }),
};

const portOf = ({ origin }: Chamber) => Number(new URL(origin).port);

/** What the pages of several users request, with one write per nine reads. */
async function typicalRequests(chamber: Chamber): Promise<Buffer[]> {
  const requests: Buffer[] = [];
  for (let index = 0; index < 20; index += 1) {
    const { cookie, id } = await chamber.person({ plan: 'pro' });
    const project = await mustSend<{ id: number }>(chamber.origin, {
      method: 'POST',
      path: '/api/projects',
      headers: { cookie },
      body: { name: 'Kitchen', budget: '25000' },
    });
    await chamber.query(
      `insert into expenses (user_id, project_id, description, amount, category, payment_method, date)
       select $1, $2, 'Oak boards no. ' || n, n, 'materials', 'cash', date '2026-01-01' + n % 300
       from generate_series(1, 200) n`,
      [id, project.id],
    );
    const list = `/api/expenses?projectId=${project.id}`;
    for (const path of [
      '/api/user',
      '/api/projects',
      `/api/projects/${project.id}/summary`,
      `${list}&page=1&pageSize=25`,
      `${list}&pageSize=100`,
      '/api/contractors',
      `/api/milestones?projectId=${project.id}`,
      '/api/subscription-status',
      `${list}&search=boards`,
    ]) {
      requests.push(requestOf(chamber, 'GET', path, cookie));
    }
    const expense = { description: 'Load', amount: '1', category: 'other', paymentMethod: 'cash' };
    const body = JSON.stringify({ ...expense, date: '2026-03-08', projectId: project.id });
    requests.push(requestOf(chamber, 'POST', '/api/expenses', cookie, body));
  }
  await chamber.query('vacuum analyze');
  return requests;
}

function requestOf({ origin }: Chamber, method: string, path: string, cookie: string, body = '') {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `host: ${new URL(origin).host}`,
    'sec-fetch-site: same-origin',
    `cookie: ${cookie}`,
    ...(body ? ['content-type: application/json', `content-length: ${body.length}`] : []),
    '',
    body,
  ];
  return Buffer.from(lines.join('\r\n'));
}

async function findKnee(
  load: (rate: number) => Promise<LoadResult>,
  step: number,
  say: (line: string) => void,
): Promise<number> {
  let knee = FIRST_RATE;
  for (let rate = FIRST_RATE; ; rate *= step) {
    const { admittedP99, refused, other } = figuresOf(await load(rate));
    const holds = refused === 0 && other === 0 && admittedP99 <= KNEE_P99_MS;
    say(`${count(Math.round(rate))}/s: p99 ${admittedP99.toFixed(0)} ms, ${refused} refused`);
    if (!holds) return knee;
    knee = rate;
  }
}

function figuresOf({ times }: LoadResult) {
  const of = (isIt: (status: number) => boolean) =>
    [...times].filter(([status]) => isIt(status)).flatMap(([, list]) => list);
  const admitted = of((status) => status >= 200 && status < 300);
  const refused = of((status) => status === 503);
  return {
    admitted: admitted.length,
    refused: refused.length,
    other: of((status) => status !== 503 && (status < 200 || status >= 300)).length,
    admittedP99: percentile(admitted, 0.99),
    refusedP99: percentile(refused, 0.99),
    refusedMax: percentile(refused, 1),
  };
}

/** From the end of the flood until the last refusal of a normal load. */
async function recoveryTime(
  chamber: Chamber,
  requests: Buffer[],
  perSecond: number,
  seconds: number,
): Promise<number> {
  const begin = performance.now();
  let lastRefusal = begin;
  const { times } = await openLoad({
    port: portOf(chamber),
    requests,
    perSecond,
    seconds,
    onAnswer: (status, at) => {
      if (status === 503 || status === 0) lastRefusal = at;
    },
  });
  const isWell = (times.get(200)?.length ?? 0) > 0;
  return isWell ? lastRefusal - begin : Number.POSITIVE_INFINITY;
}

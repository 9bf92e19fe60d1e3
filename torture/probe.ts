import { setTimeout as pause } from 'node:timers/promises';
import type { Chamber, Person } from './chamber.ts';
import { send } from './http-call.ts';
import { percentile } from './open-load.ts';

/** What another user notices meanwhile. */
export async function probe({ origin }: Chamber, { cookie }: Person, forMs: number) {
  const times: number[] = [];
  let refusals = 0;
  let failures = 0;
  const end = performance.now() + forMs;
  while (performance.now() < end) {
    const answer = await send(origin, {
      method: 'GET',
      path: '/api/projects',
      headers: { cookie },
    });
    times.push(answer.ms);
    if (answer.status === 503) refusals += 1;
    else if (answer.status !== 200) failures += 1;
    await pause(20);
  }
  return { p99: percentile(times, 0.99), refusals, failures };
}

import { setTimeout as pause } from 'node:timers/promises';
import { recordLimits } from '#shared/record-limits.ts';
import { type Chamber, type Person, withChamber } from '../chamber.ts';
import { count, type Gate } from '../gate.ts';
import { mustSend, send } from '../http-call.ts';
import { probe } from '../probe.ts';

const SECONDS = { small: 3, full: 60 };
/**
 * Relative to the time without the full account. The small run only shows that nobody waits for
 * seconds.
 */
const isServed = {
  small: (p99: number) => p99 <= 2_000,
  full: (p99: number, alone: number) => p99 <= 2 * alone,
};
const LIST_EVERY_MS = 3_000;
const MESSAGE_LENGTH = 3_992;

const letters = (index: number) =>
  String.fromCharCode(97 + (index % 26), 97 + (Math.floor(index / 26) % 26));

/**
 * Messages that take long to read: near misses of names, names, one giant word, and our own
 * phrases.
 */
const messages = [
  (index: number) => `renovaton${letters(index)} kitchn `,
  (index: number) => `kitchen renovation${letters(index)} rosa `,
  () => 'k',
  () => 'what did i spend how much is left which project ',
  (index: number) => `when is inspecton${letters(index)} paint done `,
].map((part) => {
  let text = '';
  for (let index = 0; text.length < MESSAGE_LENGTH; index += 1) text += part(index);
  return text.slice(0, MESSAGE_LENGTH);
});

export const gate: Gate = {
  name: 'one-account',
  title: 'One account at its limits that asks as much as it may: everyone else is served as before',
  run: (scale, say) =>
    // As many messages as the product allows by default.
    withChamber({ AI_MESSAGES_PER_MINUTE: '10', AI_MESSAGES_PER_DAY: '100' }, async (chamber) => {
      const full = await chamber.person({ plan: 'pro' });
      await fill(chamber, full);
      const other = await chamber.person();
      await mustSend(chamber.origin, {
        method: 'POST',
        path: '/api/projects',
        headers: { cookie: other.cookie },
        body: { name: 'Kitchen', budget: '25000' },
      });
      const forMs = SECONDS[scale] * 1_000;
      await probe(chamber, other, forMs / 3);
      const alone = await probe(chamber, other, forMs);
      const isOver = AbortSignal.timeout(forMs);
      const work = Promise.all([
        askAll(chamber, full, isOver),
        askAll(chamber, full, isOver),
        listAll(chamber, full, isOver),
      ]);
      const beside = await probe(chamber, other, forMs);
      const [one, two, lists] = await work;
      say(`${count(one + two)} messages answered and ${count(lists)} lists read meanwhile`);
      return {
        figure: `others' p99 ${alone.p99.toFixed(1)} ms alone and ${beside.p99.toFixed(1)} ms beside a full account, ${beside.refusals} refusals and ${beside.failures} failures`,
        isMet:
          one + two > 0 &&
          beside.failures === 0 &&
          (scale === 'small' || beside.refusals === 0) &&
          isServed[scale](beside.p99, alone.p99),
      };
    }),
};

/** An account at its limits, with every text at its longest. */
async function fill({ query }: Chamber, { id }: Person): Promise<void> {
  const { projects, contractors, milestones } = recordLimits;
  const name = "'the big old kitchen renovation' || chr(97 + n % 26) || ' on the upper floor' || n";
  const { rows } = await query(
    `insert into projects (user_id, name, budget, description)
     select $1, ${name}, 1000 + n, repeat('x', 5000) from generate_series(1, ${projects}) n
     returning id`,
    [id],
  );
  await query(
    `insert into milestones (user_id, project_id, title, category, description, target_date)
     select $1, ($2::int[])[1 + n % ${projects}], 'paint inspection' || repeat(' kitchen', 20),
       'Kitchen', repeat('x', 5000), date '2026-01-01' + n % 300
     from generate_series(1, ${milestones}) n`,
    [id, rows.map((row: { id: number }) => row.id)],
  );
  await query(
    `insert into contractors (user_id, name, company, specialty, notes)
     select $1, 'rosa ' || ${name}, ${name}, 'Electrician', repeat('x', 5000)
     from generate_series(1, ${contractors}) n`,
    [id],
  );
  await query('vacuum analyze');
}

/** Asks until the message limit refuses; returns how many were answered. */
async function askAll(
  { origin }: Chamber,
  { cookie }: Person,
  isOver: AbortSignal,
): Promise<number> {
  let answered = 0;
  for (let index = 0; !isOver.aborted; index += 1) {
    const { status, text } = await send(origin, {
      method: 'POST',
      path: '/api/ai-chat',
      headers: { cookie },
      body: { content: messages[index % messages.length] ?? '' },
    });
    if (status !== 200) return answered;
    if (text.includes('"type":"complete"')) answered += 1;
  }
  return answered;
}

/** Opens its pages one after another, as a user may. */
async function listAll(
  { origin }: Chamber,
  { cookie }: Person,
  isOver: AbortSignal,
): Promise<number> {
  const paths = ['/api/projects', '/api/contractors', '/api/milestones', '/api/ai-chat'];
  let listed = 0;
  for (; !isOver.aborted; listed += 1) {
    const path = paths[listed % paths.length] ?? '';
    await mustSend(origin, { method: 'GET', path, headers: { cookie } });
    await pause(LIST_EVERY_MS);
  }
  return listed;
}

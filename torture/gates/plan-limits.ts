import { countRules } from '#shared/plan-limits.ts';
import { type Chamber, type Person, withChamber } from '../chamber.ts';
import { count, type Gate } from '../gate.ts';
import { mustSend, send } from '../http-call.ts';

const AT_ONCE = 100;
const ROUNDS = { small: 2, full: 50 };

export const gate: Gate = {
  name: 'plan-limits',
  title: 'A hundred simultaneous creates on the free plan create exactly as many as it allows',
  run: (scale, say) =>
    withChamber({}, async (chamber) => {
      const rounds = ROUNDS[scale];
      let wrong = 0;
      for (let round = 1; round <= rounds; round += 1) {
        const person = await chamber.person();
        const project = await mustSend<{ id: number }>(chamber.origin, {
          method: 'POST',
          path: '/api/projects',
          headers: { cookie: person.cookie },
          body: { name: 'Kitchen', budget: '25000' },
        });
        const expenses = await createAtOnce(chamber, person, 'expenses', {
          projectId: project.id,
          description: 'Tiles',
          amount: '12.34',
          category: 'materials',
          paymentMethod: 'cash',
          date: '2026-03-08',
        });
        const contractors = await createAtOnce(chamber, person, 'contractors', { name: 'Rosa' });
        const isRight =
          expenses.every((each) => each === countRules.expenses.holds.free) &&
          contractors.every((each) => each === countRules.contractors.holds.free);
        if (!isRight) {
          wrong += 1;
          say(`round ${round}: ${expenses} expenses and ${contractors} contractors`);
        }
      }
      return {
        figure: `${wrong} of ${count(rounds)} rounds with other than ${countRules.expenses.holds.free} expenses and ${countRules.contractors.holds.free} contractors`,
        isMet: wrong === 0,
      };
    }),
};

/** How many were acknowledged, are in the table, and are in the account's count. */
async function createAtOnce(
  { origin, query }: Chamber,
  { id, cookie }: Person,
  noun: 'expenses' | 'contractors',
  body: object,
): Promise<number[]> {
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, () =>
      send(origin, { method: 'POST', path: `/api/${noun}`, headers: { cookie }, body }),
    ),
  );
  const { rows } = await query(
    `select (select count(*)::int from ${noun} where user_id = $1) as kept,
      ${noun === 'expenses' ? 'expense_count' : 'contractor_count'} as counted
     from account_counts where user_id = $1`,
    [id],
  );
  const created = answers.filter(({ status }) => status === 201).length;
  // A slow machine may be too busy for some.
  const unexpected = answers.find(({ status }) => ![201, 403, 503].includes(status));
  if (unexpected) throw new Error(`A create was answered ${unexpected.status}: ${unexpected.text}`);
  return [created, rows[0].kept, rows[0].counted];
}

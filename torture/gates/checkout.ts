import { count, type Gate } from '../gate.ts';
import { send } from '../http-call.ts';
import { withStripe } from '../stripe-chamber.ts';

const AT_ONCE = 100;
const ROUNDS = { small: 2, full: 20 };

export const gate: Gate = {
  name: 'checkout',
  title: 'A hundred simultaneous checkouts of one user create one customer and one open session',
  run: (scale, say) =>
    withStripe(async (chamber, stripe) => {
      // Two processes, because what one process shares between its calls, another does not see.
      const origins = [chamber.origin, (await chamber.startAnother()).origin];
      const rounds = ROUNDS[scale];
      let wrong = 0;
      for (let round = 1; round <= rounds; round += 1) {
        const { cookie } = await chamber.person();
        const customers = stripe.customers.size;
        const openBefore = countOpen();
        const answers = await Promise.all(
          Array.from({ length: AT_ONCE }, (_, index) =>
            send(origins[index % 2] ?? chamber.origin, {
              method: 'POST',
              path: '/api/create-checkout-session',
              headers: { cookie },
            }),
          ),
        );
        const made = {
          customers: stripe.customers.size - customers,
          open: countOpen() - openBefore,
        };
        // A slow machine may be too busy for some; all others must get the same page.
        const opened = answers.filter(({ status }) => status === 200);
        const failed = answers.filter(({ status }) => status !== 200 && status !== 503).length;
        const pages = new Set(opened.map(({ text }) => text)).size;
        if (made.customers !== 1 || made.open !== 1 || failed > 0 || pages !== 1) {
          wrong += 1;
          say(
            `round ${round}: ${made.customers} customers, ${made.open} open sessions, ${pages} pages, ${failed} failed`,
          );
        }
      }
      return {
        figure: `${wrong} of ${count(rounds)} rounds of ${AT_ONCE} checkouts over two processes with other than one customer and one open session`,
        isMet: wrong === 0,
      };

      function countOpen() {
        return stripe.sessions.filter(({ status }) => status === 'open').length;
      }
    }),
};

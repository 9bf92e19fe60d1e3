import { formatMoney } from '#shared/money.ts';
import type { Assistant, AssistantRequest } from '../assistant.ts';

/** Answers from the person's own figures; needs no model, no key and no network. */
export function createBuiltinAssistant(): Assistant {
  return {
    async *answer({ ledger }: AssistantRequest) {
      const projects = await ledger.listProjects();
      if (projects.length === 0) {
        yield 'You have no project yet. [Create one](/projects) and I can tell you where it stands.';
        return;
      }
      yield 'This is where your projects stand:\n';
      for (const { name, budget, totalSpent } of projects) {
        yield `\n- **${name}**: ${formatMoney(totalSpent)} spent of ${formatMoney(budget)}`;
      }
    },
  };
}

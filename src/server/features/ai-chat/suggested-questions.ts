import type { Ledger } from '#server/integrations/assistant/ledger.ts';

/** A few questions that this person's own books can answer. */
export async function suggestQuestions(ledger: Ledger): Promise<string[]> {
  const projects = await ledger.listProjects();
  const [first] = projects;
  if (!first) return ['How do I start a project?'];
  return [`How much is left for ${first.name}?`];
}

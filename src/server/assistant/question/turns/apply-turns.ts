import type { Pace } from '../../pace.ts';
import type { Concept } from '../concepts.ts';
import type { Words } from '../words.ts';
import { turnsOfAdvice } from './advice.ts';
import { turnsOfBalance } from './balance.ts';
import { turnsOfBills } from './bills.ts';
import { turnsOfBudget } from './budget.ts';
import { turnsOfMilestones } from './milestones.ts';
import { turnsOfOutlook } from './outlook.ts';
import { turnsOfPeople } from './people.ts';
import { turnsOfSpending } from './spending.ts';
import type { Turn } from './turn.ts';

/** Wordings with gaps in them, which no list of phrases could have. A later one has the last word. */
const turns: readonly Turn[] = [
  ...turnsOfSpending,
  ...turnsOfBalance,
  ...turnsOfPeople,
  ...turnsOfBudget,
  ...turnsOfAdvice,
  ...turnsOfMilestones,
  ...turnsOfBills,
  ...turnsOfOutlook,
];

/** Adds and removes concepts by how a question is put. */
export async function applyTurns(
  { text }: Words,
  concepts: Set<Concept>,
  pace: Pace,
): Promise<void> {
  for (const { pattern, adds = [], drops = [], unless } of turns) {
    await pace();
    if (!pattern.test(text) || unless?.test(text)) continue;
    for (const one of adds) concepts.add(one);
    for (const one of drops) concepts.delete(one);
  }
}

import { categoryLabel, expenseCategories } from '#shared/expense.ts';
import { addMoney, fromCents, subtractMoney, toCents } from '#shared/money.ts';
import type { PlanLine } from '#shared/plan-line.ts';
import type { PlanLineBatch } from '#shared/plan-line-input.ts';
import type { ProjectBudget } from '#shared/project-budget.ts';
import type { ProjectKind } from '#shared/project-kind.ts';
import type { Room } from '#shared/room.ts';
import { splitByWeights, splitEvenly } from '#shared/split-amount.ts';
import { starterPlans } from '#shared/starter-plans.ts';

type NewLine = PlanLineBatch['lines'][number];

/** A suggested line, and its weight among the others. */
export interface StarterLine {
  title: string;
  category: NewLine['category'];
  roomName: string | null;
  weight: bigint;
}

/** A line of the dialog: it can be left out, and its amount can be changed. */
export interface StarterDraft extends StarterLine {
  isChosen: boolean;
  amount: string;
}

export function linesOfKind(kind: ProjectKind): StarterLine[] {
  return starterPlans[kind].lines.map(({ title, category, share }) => ({
    title,
    category,
    roomName: null,
    weight: BigInt(share),
  }));
}

/** The lines of another project, in the proportions that they have there. */
export function linesOfProject(lines: readonly PlanLine[], rooms: readonly Room[]): StarterLine[] {
  return lines.map(({ title, category, roomId, planned }) => ({
    title,
    category: knownCategory(category),
    roomName: rooms.find(({ id }) => id === roomId)?.name ?? null,
    weight: toCents(planned) ?? 0n,
  }));
}

/** One line for each category with expenses, in the proportions of what was spent. */
export function linesOfSpending({ byCategory }: ProjectBudget): StarterLine[] {
  return byCategory
    .map(({ key, paid }) => ({ key, cents: toCents(paid) ?? 0n }))
    .filter(({ key, cents }) => key !== null && cents > 0n)
    .map(({ key, cents }) => ({
      title: categoryLabel(key ?? ''),
      category: knownCategory(key ?? ''),
      roomName: null,
      weight: cents,
    }));
}

function knownCategory(key: string): NewLine['category'] {
  return Object.hasOwn(expenseCategories, key) ? (key as NewLine['category']) : 'other';
}

/** The amount is spread over all lines, to the cent. */
export function draftLines(lines: readonly StarterLine[], amount: string): StarterDraft[] {
  const amounts = spread(amount, lines);
  return lines.map((line, index) => ({
    ...line,
    isChosen: true,
    amount: amounts[index] ?? '0.00',
  }));
}

/** By weight, or evenly if no line has one. */
function spread(amount: string, lines: readonly StarterLine[]): string[] {
  const weights = lines.map(({ weight }) => weight);
  return splitByWeights(amount, weights) ?? splitEvenly(amount, lines.length) ?? [];
}

/** Gives what the chosen lines leave over to them, in their proportions. */
export function spreadRest(drafts: readonly StarterDraft[], amount: string): StarterDraft[] {
  const chosen = drafts.filter(({ isChosen }) => isChosen);
  const rest = restOf(drafts, amount);
  const shares = spread(rest, chosen);
  const more = new Map(chosen.map((draft, index) => [draft, shares[index] ?? '0.00']));
  return drafts.map((draft) => ({
    ...draft,
    amount: addMoney([readDraft(draft), more.get(draft) ?? '0.00']),
  }));
}

/** What the chosen lines leave over; negative if they need more. */
export function restOf(drafts: readonly StarterDraft[], amount: string): string {
  const chosen = drafts.filter(({ isChosen }) => isChosen);
  return subtractMoney(amount, addMoney(chosen.map(readDraft)));
}

/** An amount that is still being typed counts as nothing. */
function readDraft({ amount }: StarterDraft): string {
  return fromCents(toCents(amount) ?? 0n);
}

export function toNewLines(drafts: readonly StarterDraft[]): NewLine[] {
  return drafts
    .filter(({ isChosen }) => isChosen)
    .map((draft) => ({
      title: draft.title,
      category: draft.category,
      planned: readDraft(draft),
      roomName: draft.roomName,
    }));
}

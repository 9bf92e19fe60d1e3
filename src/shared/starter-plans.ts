import type { ExpenseCategory } from './expense.ts';
import { fromCents, toCents } from './money.ts';
import type { ProjectKind } from './project-kind.ts';

interface StarterPlanLine {
  title: string;
  category: ExpenseCategory;
  /** The share of the budget without the reserve, in percent. */
  share: number;
}

interface StarterPlan {
  label: string;
  /** The suggested reserve, in percent of the budget. */
  reserve: number;
  lines: readonly StarterPlanLine[];
}

const line = (share: number, category: ExpenseCategory, title: string): StarterPlanLine => ({
  share,
  category,
  title,
});

/** Rules of thumb for a first plan. docs/budget.md has their source. */
export const starterPlans = {
  kitchen: {
    label: 'Kitchen',
    reserve: 10,
    lines: [
      line(4, 'other', 'Design and drawings'),
      line(29, 'materials', 'Cabinets and hardware'),
      line(10, 'materials', 'Countertops'),
      line(14, 'materials', 'Appliances and ventilation'),
      line(7, 'materials', 'Flooring'),
      line(5, 'materials', 'Lighting'),
      line(4, 'materials', 'Sink, faucets and plumbing parts'),
      line(5, 'materials', 'Walls, ceiling and paint'),
      line(4, 'materials', 'Doors and windows'),
      line(17, 'labor', 'Demolition and installation'),
      line(1, 'permits', 'Permits and fees'),
    ],
  },
  bathroom: {
    label: 'Bathroom',
    reserve: 15,
    lines: [
      line(4, 'other', 'Design and drawings'),
      line(16, 'materials', 'Vanity and cabinets'),
      line(15, 'materials', 'Tub, shower and toilet'),
      line(14, 'materials', 'Faucets and plumbing parts'),
      line(9, 'materials', 'Floor and tiles'),
      line(7, 'materials', 'Countertop'),
      line(5, 'materials', 'Walls, ceiling and waterproofing'),
      line(5, 'materials', 'Lighting and ventilation'),
      line(4, 'materials', 'Door and window'),
      line(20, 'labor', 'Demolition and installation'),
      line(1, 'permits', 'Permits and fees'),
    ],
  },
  basement: {
    label: 'Basement',
    reserve: 15,
    lines: [
      line(3, 'other', 'Design and drawings'),
      line(2, 'permits', 'Permits and inspections'),
      line(12, 'materials', 'Moisture control and insulation'),
      line(12, 'labor', 'Framing'),
      line(11, 'labor', 'Electrical'),
      line(10, 'labor', 'Plumbing'),
      line(7, 'labor', 'Heating and ventilation'),
      line(15, 'labor', 'Drywall and ceiling'),
      line(13, 'materials', 'Flooring'),
      line(9, 'materials', 'Doors, trim and stairs'),
      line(6, 'labor', 'Paint and finishing'),
    ],
  },
  wholeHouse: {
    label: 'Whole house',
    reserve: 20,
    lines: [
      line(8, 'other', 'Architect and engineer'),
      line(2, 'permits', 'Permits and inspections'),
      line(4, 'labor', 'Demolition and disposal'),
      line(12, 'labor', 'Structure and framing'),
      line(8, 'labor', 'Roof and outside walls'),
      line(7, 'materials', 'Windows and outside doors'),
      line(8, 'labor', 'Plumbing'),
      line(8, 'labor', 'Electrical'),
      line(8, 'labor', 'Heating and ventilation'),
      line(7, 'labor', 'Insulation and drywall'),
      line(7, 'materials', 'Flooring'),
      line(11, 'materials', 'Kitchen'),
      line(6, 'materials', 'Bathrooms'),
      line(4, 'labor', 'Paint and finishing'),
    ],
  },
} as const satisfies Record<ProjectKind, StarterPlan>;

/** A percentage of an amount, rounded down to the cent. */
export function shareOf(amount: string, percent: number): string {
  const cents = toCents(amount) ?? 0n;
  return fromCents((cents * BigInt(Math.round(percent * 100))) / 10_000n);
}

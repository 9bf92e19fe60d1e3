import { categoryLabel, expenseCategories, formCategories } from '#shared/expense.ts';
import type { PlanLine } from '#shared/plan-line.ts';
import { planLineUpdateSchema } from '#shared/plan-line-input.ts';
import type { Room } from '#shared/room.ts';
import { decimalSign } from '#shared/writing.ts';
import type { SelectOption } from '../../ui/select-field.tsx';
import { readAmount } from './amount-text.ts';
import type { LineGrouping } from './budget-view.ts';
import type { EditedColumn } from './grid-places.ts';
import type { LineField } from './use-line-edits.ts';

/** The field in a column. A table by category has a column of rooms, and the other way round. */
export function fieldOf(column: EditedColumn, grouping: LineGrouping): LineField {
  if (column !== 'group') return column;
  return grouping === 'category' ? 'roomId' : 'category';
}

/** What the cell of a field shows. */
export function shownText(
  line: PlanLine,
  field: LineField,
  { rooms, formatMoney }: { rooms: readonly Room[]; formatMoney: (amount: string) => string },
): string {
  if (field === 'planned') return formatMoney(line.planned);
  if (field === 'category') return categoryLabel(line.category);
  if (field === 'roomId') return rooms.find(({ id }) => id === line.roomId)?.name ?? '';
  return line.title;
}

/** What its editor starts with. */
export function editedText(line: PlanLine, field: LineField): string {
  if (field === 'planned') return line.planned.replace('.', decimalSign());
  if (field === 'roomId') return String(line.roomId ?? '');
  return field === 'category' ? line.category : line.title;
}

type Reading = { value: string | number | null } | { problem: string };

/** What was typed into a cell, or why it cannot be saved. */
export function readField(field: LineField, text: string): Reading {
  if (field === 'roomId') return { value: Number(text) || null };
  if (field === 'planned') {
    const amount = readAmount(text.trim() === '' ? '0' : text);
    return checked(field, amount ?? text);
  }
  return checked(field, text);
}

function checked(field: LineField, value: string): Reading {
  const parsed = planLineUpdateSchema.safeParse({ [field]: value });
  const problem = parsed.error?.issues[0]?.message;
  return problem === undefined ? { value: parsed.data?.[field] as string } : { problem };
}

/** The choices of a field; null if it is typed. */
export function optionsOf(
  field: LineField,
  line: PlanLine | undefined,
  rooms: readonly Room[],
): SelectOption[] | null {
  if (field === 'category') {
    const stored = line?.category;
    const keys = Object.keys(expenseCategories).filter(
      (key) => key === stored || formCategories.some((offered) => offered === key),
    );
    return keys.map((key) => ({ value: key, label: categoryLabel(key) }));
  }
  if (field === 'roomId') {
    return [
      { value: '', label: 'No room' },
      ...rooms.map(({ id, name }) => ({ value: String(id), label: name })),
    ];
  }
  return null;
}

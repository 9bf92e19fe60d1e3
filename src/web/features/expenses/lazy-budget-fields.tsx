import { codePart } from '../../lib/code-parts.ts';
import { useCodePart } from '../../lib/use-code-part.ts';
import type { ExpenseBudgetFieldsProps } from './budget-fields.tsx';

const loadFields = codePart(async () => (await import('./budget-fields.tsx')).ExpenseBudgetFields);

/** People who only log expenses have nothing to choose here, and do not load it. */
export function ExpenseBudgetFields(props: ExpenseBudgetFieldsProps) {
  const { rooms, lines, offered } = props.form.budget;
  const hasChoice = rooms.length + lines.length + offered.length > 0;
  // Without its code, the expense can still be saved.
  const Fields = useCodePart(loadFields, hasChoice, () => undefined);
  return hasChoice && Fields && <Fields {...props} />;
}

import { joinClasses } from '../../lib/join-classes.ts';
import { useFormatMoney } from '../projects/currency-context.ts';

/** A difference: what is left over with a plus sign, what is too much in red with a minus. */
export function Difference({ amount }: { amount: string }) {
  const formatMoney = useFormatMoney();
  const isOver = amount.startsWith('-');
  if (amount === '0.00') return <Nothing />;
  const text = `${isOver ? '' : '+'}${formatMoney(amount)}`;
  return (
    <span
      className={joinClasses(sizeOf(text), isOver ? 'font-medium text-brick' : 'text-pine-deep')}
    >
      {text}
    </span>
  );
}

/** An amount; zero is quiet, so that the others stand out. */
export function Amount({ amount }: { amount: string }) {
  const formatMoney = useFormatMoney();
  if (amount === '0.00') return <Nothing />;
  const text = formatMoney(amount);
  return <span className={sizeOf(text)}>{text}</span>;
}

/** Millions in a narrow column are smaller, so that they always fit. */
function sizeOf(text: string): string {
  if (text.length <= 13) return 'money';
  return text.length <= 15
    ? 'money text-xs tracking-tight'
    : 'money text-[0.6875rem] tracking-tight';
}

function Nothing() {
  return (
    <span className="text-ink-soft">
      <span aria-hidden="true">–</span>
      <span className="sr-only">None</span>
    </span>
  );
}

import { joinClasses } from '../lib/join-classes.ts';

/** The maximum width of a character in an amount, in em. All digits have the same width. */
const CHARACTER_EM = 0.63;

interface FittedAmountProps {
  text: string;
  /** The length to make room for. Amounts with the same value have the same size. */
  characters?: number;
  /** Sets `--largest`. A long amount in a narrow place is smaller, so that it always fits. */
  className: string;
}

export function FittedAmount({ text, characters = text.length, className }: FittedAmountProps) {
  const fitting = `${(100 / (characters * CHARACTER_EM)).toFixed(2)}cqi`;
  return (
    <div className={joinClasses('@container', className)}>
      <p
        className="money leading-tight font-semibold"
        style={{ fontSize: `min(var(--largest), ${fitting})` }}
      >
        {text}
      </p>
    </div>
  );
}

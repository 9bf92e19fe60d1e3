import { joinClasses } from '../lib/join-classes.ts';

/** How wide a character of an amount is at most, in its own size: figures are all equally wide. */
const CHARACTER_EM = 0.63;

interface FittedAmountProps {
  text: string;
  /** The length to make room for: amounts that share it have the same size. */
  characters?: number;
  /** Sets `--largest`; a long amount in a narrow place is smaller, so that it always fits. */
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

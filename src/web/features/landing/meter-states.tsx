import { formatPercent } from '#shared/percents.ts';
import { BudgetMeter } from '../../ui/budget-meter.tsx';

interface MeterState {
  percent: number;
  label: string;
  overText?: string;
  title: string;
  text: string;
}

const states: MeterState[] = [
  {
    percent: 48.2,
    label: 'Guest bathroom',
    title: 'Green while you are under',
    text: 'There is room. Say yes to the better tile.',
  },
  {
    percent: 91,
    label: 'Kitchen remodel',
    title: 'Amber from 85%',
    text: 'Close to the line. Hold the extras until the big bills are in.',
  },
  {
    percent: 123.1,
    label: 'Basement',
    overText: '$2,310.00 over budget',
    title: 'Brick red from 100%',
    text: 'And how far over. You know it today, not when the last invoice comes.',
  },
];

export function MeterStates() {
  return (
    <section aria-labelledby="meter-heading" className="border-y border-line bg-desk">
      <div className="mx-auto max-w-6xl px-4 py-16 sm:px-6 lg:py-20">
        <h2
          id="meter-heading"
          className="max-w-2xl font-serif text-3xl leading-tight font-semibold tracking-tight sm:text-4xl"
        >
          One line tells you where you stand.
        </h2>
        <p className="mt-3 max-w-2xl text-lg text-ink-soft">
          A plumb line shows a builder whether a wall is true. Ours hangs where your spending is.
        </p>
        <ul className="mt-10 grid gap-10 md:grid-cols-3 md:gap-8">
          {states.map(({ percent, label, overText, title, text }) => (
            <li key={title}>
              <p className="flex items-baseline justify-between gap-3 text-sm">
                <span className="text-ink-soft">{label}</span>
                <span className="money font-semibold">{formatPercent(percent)}</span>
              </p>
              <BudgetMeter
                percent={percent}
                label={`Budget used, ${label}`}
                overText={overText}
                size="large"
              />
              {overText && <p className="money text-sm font-semibold text-brick">{overText}</p>}
              <h3 className="mt-3 text-lg font-semibold">{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

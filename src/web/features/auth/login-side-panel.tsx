import { ChartPie, HardHat, ListChecks } from 'lucide-react';
import { bobPath } from '../../ui/plumb-mark.tsx';

const pitches = [
  {
    Icon: ChartPie,
    title: 'Budget management',
    text: 'Log what you spend as you spend it, and see at a glance what is left.',
  },
  {
    Icon: ListChecks,
    title: 'Progress tracking',
    text: 'Put milestones on a timeline and tick them off, from permits to paint.',
  },
  {
    Icon: HardHat,
    title: 'Contractor management',
    text: 'Keep every trade, rate and phone number in one place, with what you paid them.',
  },
];

/** The plumb line runs down the panel, and each pitch hangs on it. */
export function LoginSidePanel() {
  return (
    <aside
      aria-label="What you can do here"
      className="flex flex-col justify-center overflow-hidden bg-panel px-6 py-14 text-panel-ink sm:px-12 lg:sticky lg:top-0 lg:h-dvh lg:px-14"
    >
      <div className="relative mx-auto w-full max-w-md pl-10">
        <svg viewBox="0 0 16 24" className="absolute -bottom-6 left-0 w-4" aria-hidden="true">
          <path d={bobPath(8, 0)} className="fill-brass" />
        </svg>
        <div
          aria-hidden="true"
          className="absolute -top-[50dvh] bottom-0 left-2 w-0.5 -translate-x-1/2 bg-brass"
        />
        <p className="font-serif text-3xl leading-snug font-medium tracking-tight text-balance">
          Every renovation drifts.
          <br />A plumb line shows it early.
        </p>
        <ul className="mt-10 grid gap-8">
          {pitches.map(({ Icon, title, text }) => (
            <li key={title}>
              <h2 className="flex items-center gap-2.5 font-semibold">
                <Icon className="size-4.5 text-brass" aria-hidden="true" />
                {title}
              </h2>
              <p className="mt-1 text-panel-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}

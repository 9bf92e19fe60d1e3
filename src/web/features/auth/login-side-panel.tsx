import { ChartPie, HardHat, ListChecks } from 'lucide-react';

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

/** The plumb line runs down the panel; each pitch hangs on it. */
export function LoginSidePanel() {
  return (
    <aside
      aria-label="What you can do here"
      className="flex flex-col justify-center bg-panel px-6 py-14 text-panel-ink sm:px-12 lg:sticky lg:top-0 lg:h-dvh lg:px-14"
    >
      <div className="relative mx-auto w-full max-w-md pl-10">
        <svg
          viewBox="0 0 16 24"
          className="absolute -bottom-6 left-0 w-4 text-brass"
          aria-hidden="true"
        >
          <path d="M4 0h8l3 5-7 19L1 5Z" fill="currentColor" />
        </svg>
        <div aria-hidden="true" className="absolute -top-[50dvh] bottom-0 left-2 w-px bg-brass" />
        <p className="font-serif text-3xl leading-snug font-medium tracking-tight text-balance">
          Every renovation drifts. A plumb line shows it early.
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

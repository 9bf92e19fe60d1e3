import type { ReactNode } from 'react';
import { SampleBudgetCard } from './samples/sample-budget-card.tsx';
import { SampleChat } from './samples/sample-chat.tsx';
import { SampleContractors } from './samples/sample-contractors.tsx';
import { SampleLedger } from './samples/sample-ledger.tsx';
import { SamplePeople } from './samples/sample-people.tsx';
import { SampleTimeline } from './samples/sample-timeline.tsx';
import { SiteBar } from './site-bar.tsx';
import { SiteFooter } from './site-footer.tsx';
import { StartBand } from './start-band.tsx';

interface Stop {
  title: string;
  text: string;
  /** In the order of the pins in the picture. */
  notes: string[];
  sample: ReactNode;
}

const stops: Stop[] = [
  {
    title: 'Set a budget',
    text: 'Name your project and say how much it may cost. From then on, one card answers the question everyone asks.',
    notes: [
      'What is left, always in the largest letters.',
      'What is spent, summed from your expenses and never typed in.',
    ],
    sample: <SampleBudgetCard notes />,
  },
  {
    title: 'Log what you spend',
    text: 'Add an expense while you are still at the counter, and attach the receipt.',
    notes: [
      'A category, so that you see where the money goes.',
      'The amount to the cent, in a column that lines up.',
    ],
    sample: <SampleLedger notes />,
  },
  {
    title: 'Keep your contractors',
    text: 'Everyone who works on your home, in one list that fits your phone.',
    notes: ['The hourly rate you agreed on.', 'The number to call when the water is running.'],
    sample: <SampleContractors notes />,
  },
  {
    title: 'Follow the timeline',
    text: 'Milestones hang on a line in the order they are due. Complete them one by one.',
    notes: [
      'Finished steps keep the day they were finished.',
      'A date that has passed turns red until the step is done.',
    ],
    sample: <SampleTimeline notes />,
  },
  {
    title: 'Share the project',
    text: 'Invite your partner, or an architect who only looks. Everyone sees the same figures.',
    notes: [
      'Can edit or can view: you decide for each person.',
      'Each expense and milestone tells who added it.',
    ],
    sample: <SamplePeople notes />,
  },
  {
    title: 'Ask the assistant',
    text: 'The AI Assistant knows your own figures. Ask it about budgets, timelines and materials in plain words.',
    notes: [],
    sample: <SampleChat />,
  },
];

export function TourPage({ signedIn, productName }: { signedIn: boolean; productName: string }) {
  return (
    <>
      <SiteBar signedIn={signedIn} productName={productName} />
      <main>
        <div className="mx-auto max-w-6xl px-4 pt-14 pb-20 sm:px-6 lg:pt-20 lg:pb-28">
          <h1 className="font-serif text-4xl leading-tight font-semibold tracking-tight sm:text-5xl">
            A walk through {productName}
          </h1>
          <p className="mt-4 max-w-2xl text-lg text-ink-soft sm:text-xl">
            One kitchen, from the first budget to the last coat of paint. The figures are made up,
            and the screens are simplified.
          </p>
          <ol className="mt-16 grid gap-20 lg:gap-28">
            {stops.map((stop, index) => (
              <TourStop key={stop.title} number={index + 1} {...stop} />
            ))}
          </ol>
        </div>
        <StartBand signedIn={signedIn} />
      </main>
      <SiteFooter signedIn={signedIn} productName={productName} />
    </>
  );
}

function TourStop({ number, title, text, notes, sample }: Stop & { number: number }) {
  return (
    <li className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div className="min-w-0">
        <p className="font-semibold text-pine">Step {number}</p>
        <h2 className="mt-1 font-serif text-3xl leading-tight font-semibold tracking-tight">
          {title}
        </h2>
        <p className="mt-3 text-lg text-pretty text-ink-soft">{text}</p>
        {notes.length > 0 && (
          <ol className="mt-6 grid gap-3">
            {notes.map((note, index) => (
              <li key={note} className="flex gap-3">
                <span
                  aria-hidden="true"
                  className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-full bg-fill-amber text-xs font-bold text-[#2b1c00]"
                >
                  {index + 1}
                </span>
                {note}
              </li>
            ))}
          </ol>
        )}
      </div>
      {sample}
    </li>
  );
}

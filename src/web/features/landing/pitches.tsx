import { Check } from 'lucide-react';
import { joinClasses } from '../../lib/join-classes.ts';
import { SampleCategories } from './samples/sample-categories.tsx';
import { SampleContractors } from './samples/sample-contractors.tsx';
import { SampleTimeline } from './samples/sample-timeline.tsx';

const pitches = [
  {
    topic: 'Budget management',
    title: 'Know what is left before you say yes.',
    text: 'Log each payment as it happens. The total, the rest and every category are worked out for you, to the cent.',
    points: [
      'Materials, labor, permits and tools kept apart',
      'A photo or PDF of the receipt with each expense',
      'Search and filters that find any payment again',
    ],
    sample: <SampleCategories />,
  },
  {
    topic: 'Progress tracking',
    title: 'See what is done, and what is late.',
    text: 'Put permits, demolition, plumbing and paint on one timeline. Tick them off, and see at once when a date has slipped.',
    points: [
      'Milestones in the order they are due',
      'Overdue work stands out',
      'The day each step was finished is kept',
    ],
    sample: <SampleTimeline />,
  },
  {
    topic: 'Contractor management',
    title: 'Every trade in one place.',
    text: 'Rates, numbers and notes for everyone who works on your home. Track payments and communicate with your team without digging for a business card.',
    points: [
      'Hourly rate, company and specialty at a glance',
      'Phone and e-mail one tap away',
      'Each expense can name who was paid',
    ],
    sample: <SampleContractors />,
  },
];

export function Pitches() {
  return (
    <div className="mx-auto grid max-w-6xl gap-20 px-4 py-20 sm:px-6 lg:gap-28 lg:py-28">
      {pitches.map(({ topic, title, text, points, sample }, index) => (
        <section
          key={topic}
          aria-label={topic}
          className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-2"
        >
          <div className={joinClasses('min-w-0', index % 2 === 1 && 'lg:order-last')}>
            <p className="font-semibold text-pine">{topic}</p>
            <h2 className="mt-2 font-serif text-3xl leading-tight font-semibold tracking-tight sm:text-4xl">
              {title}
            </h2>
            <p className="mt-4 text-lg text-pretty text-ink-soft">{text}</p>
            <ul className="mt-6 grid gap-2.5">
              {points.map((point) => (
                <li key={point} className="flex gap-3">
                  <Check className="mt-1 size-4 shrink-0 text-pine" aria-hidden="true" />
                  {point}
                </li>
              ))}
            </ul>
          </div>
          {sample}
        </section>
      ))}
    </div>
  );
}

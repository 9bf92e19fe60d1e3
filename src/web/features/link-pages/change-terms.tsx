import { costText, daysText } from '#shared/change-text.ts';

interface ChangeTermsProps {
  amountDelta: string;
  daysDelta: number;
  currency: string;
}

/** What a change costs and how long it takes, in the largest letters. */
export function ChangeTerms({ amountDelta, daysDelta, currency }: ChangeTermsProps) {
  const days = daysText(daysDelta);
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <span className="money text-4xl font-semibold tracking-tight">
        {costText(amountDelta, currency)}
      </span>
      <span className="text-lg text-ink-soft">{days ?? 'Same finish date'}</span>
    </p>
  );
}

/** The same within a sentence. */
export function termsText({ amountDelta, daysDelta, currency }: ChangeTermsProps): string {
  const cost = costText(amountDelta, currency);
  const days = daysText(daysDelta);
  return days ? `${cost} and ${days}` : cost === 'No extra cost' ? 'no extra cost' : cost;
}

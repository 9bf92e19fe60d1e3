import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { COPIED_MS } from '../../config/timings.ts';

export const actionClasses =
  'target inline-flex items-center gap-1.5 rounded-md px-2 text-xs font-medium text-ink-soft transition-colors duration-150 hover:bg-ink/6 hover:text-ink';

type Outcome = 'copied' | 'failed';

export function CopyButton({ text }: { text: string }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // The browser refuses, or the page has no https and so no clipboard.
      setOutcome('failed');
    }
  };
  const Icon = outcome === 'copied' ? Check : Copy;
  return (
    <button type="button" onClick={copy} className={actionClasses}>
      <Icon className="size-3.5" aria-hidden="true" />
      <span aria-live="polite">
        {outcome === 'copied' && 'Copied'}
        {outcome === 'failed' && 'Your browser does not allow copying here'}
        {outcome === null && 'Copy'}
      </span>
    </button>
  );
}

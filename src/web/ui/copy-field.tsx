import { Check, Copy } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import { IconButton } from './button.tsx';
import { controlClasses } from './field.tsx';

type CopyState = 'idle' | 'copied' | 'selected';

const copyTexts: Record<CopyState, string> = {
  idle: '',
  copied: 'Copied.',
  selected: 'Your browser does not let us copy. The address is selected; copy it yourself.',
};

interface CopyFieldProps {
  label: string;
  /** An address. */
  value: string;
  /** What the button does, for screen readers. */
  copyText: string;
  /** Copies when it appears, for a value that was asked for in order to copy it. */
  copiesAtOnce?: boolean;
}

/** A text to copy with a button, or by hand if the browser refuses. */
export function CopyField({ label, value, copyText, copiesAtOnce = false }: CopyFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<CopyState>('idle');
  const copy = async () => {
    try {
      // Not available on a page without https, except on localhost.
      await navigator.clipboard.writeText(value);
      setState('copied');
    } catch {
      field.current?.select();
      setState('selected');
    }
  };
  const copyFirst = useEffectEvent(copy);
  useEffect(() => {
    if (copiesAtOnce) void copyFirst();
  }, [copiesAtOnce]);

  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div className="flex gap-1">
        <input
          ref={field}
          id={id}
          type="text"
          readOnly
          value={value}
          onFocus={(event) => event.target.select()}
          className={joinClasses(controlClasses, 'target truncate')}
        />
        <IconButton label={copyText} onClick={copy}>
          {state === 'copied' ? (
            <Check className="size-4.5 text-pine" aria-hidden="true" />
          ) : (
            <Copy className="size-4.5" aria-hidden="true" />
          )}
        </IconButton>
      </div>
      <p role="status" className="text-sm text-ink-soft">
        {copyTexts[state]}
      </p>
    </div>
  );
}

import { CalendarPlus, Check, Copy } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { joinClasses } from '../../lib/join-classes.ts';
import { Button, buttonClasses, IconButton } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { controlClasses } from '../../ui/field.tsx';
import { useRenewCalendarFeed, useSwitchCalendarFeedOff } from './calendar-mutations.ts';

export function CalendarFeedAddress({ url }: { url: string }) {
  const [isRenewing, setIsRenewing] = useState(false);
  const [isSwitchingOff, setIsSwitchingOff] = useState(false);
  const renew = useRenewCalendarFeed();
  const switchOff = useSwitchCalendarFeedOff();
  return (
    <>
      {/* Keyed by address, so that a message about the old one disappears with it. */}
      <AddressField key={url} url={url} />
      <p className="text-sm text-ink-soft">
        Anyone with this address can read your milestones. Renew it if it got into the wrong hands.
      </p>
      <div className="flex flex-wrap gap-2.5">
        <a href={url.replace(/^https?:/, 'webcal:')} className={buttonClasses()}>
          <CalendarPlus className="size-4" aria-hidden="true" />
          Open in calendar app
        </a>
        <Button variant="secondary" onClick={() => setIsRenewing(true)}>
          Renew
        </Button>
        <Button variant="secondary" onClick={() => setIsSwitchingOff(true)}>
          Switch off
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isRenewing}
        onOpenChange={setIsRenewing}
        title="Renew Address"
        description="The current address stops working, and every calendar that follows it needs the new one."
        confirmText="Renew Address"
        pendingText="Renewing..."
        onConfirm={() => renew.mutateAsync()}
      />
      <ConfirmDialog
        isOpen={isSwitchingOff}
        onOpenChange={setIsSwitchingOff}
        title="Switch Off Address"
        description="The address stops working, and calendars that follow it get no more updates. You can make a new one at any time."
        confirmText="Switch Off"
        pendingText="Switching off..."
        onConfirm={() => switchOff.mutateAsync()}
      />
    </>
  );
}

type CopyState = 'idle' | 'copied' | 'selected';

const copyTexts: Record<CopyState, string> = {
  idle: '',
  copied: 'Copied.',
  selected: 'Your browser does not let us copy. The address is selected; copy it yourself.',
};

function AddressField({ url }: { url: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<CopyState>('idle');
  const copy = async () => {
    try {
      // Not available on a page without https, except on localhost.
      await navigator.clipboard.writeText(url);
      setState('copied');
    } catch {
      field.current?.select();
      setState('selected');
    }
  };
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        Secret address
      </label>
      <div className="flex gap-1">
        <input
          ref={field}
          id={id}
          type="text"
          readOnly
          value={url}
          onFocus={(event) => event.target.select()}
          className={joinClasses(controlClasses, 'target truncate')}
        />
        <IconButton label="Copy address" onClick={copy}>
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

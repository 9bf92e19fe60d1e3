import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { CopyField } from '../../ui/copy-field.tsx';
import { useRenewCalendarFeed, useSwitchCalendarFeedOff } from './calendar-mutations.ts';

export function CalendarFeedAddress({ url }: { url: string }) {
  const [isRenewing, setIsRenewing] = useState(false);
  const [isSwitchingOff, setIsSwitchingOff] = useState(false);
  const renew = useRenewCalendarFeed();
  const switchOff = useSwitchCalendarFeedOff();
  return (
    <>
      {/* Keyed by address, so that a message about the old one disappears with it. */}
      <CopyField key={url} label="Secret address" value={url} copyText="Copy address" />
      <p className="text-sm text-ink-soft">
        Anyone with this address can read your milestones and the bills to pay. Renew it if it got
        into the wrong hands.
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

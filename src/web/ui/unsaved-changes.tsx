import { type HistoryLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { openForm } from '../lib/unsaved-forms.ts';
import { useAskBeforeClosing } from './closing.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface UnsavedChangesProps {
  hasChanges: () => boolean;
}

/**
 * Part of a form: asks before its changes are lost, because its dialog closes or the user goes to
 * another page. The browser itself asks when the tab is closed or reloaded.
 */
export function UnsavedChanges({ hasChanges }: UnsavedChangesProps) {
  const [isAsking, setIsAsking] = useState(false);
  const answer = useRef<(mayGo: boolean) => void>(undefined);

  const settle = (mayGo: boolean) => {
    answer.current?.(mayGo);
    setIsAsking(false);
  };
  const ask = async () => {
    if (!hasChanges()) return true;
    settle(false);
    return new Promise<boolean>((resolve) => {
      answer.current = resolve;
      setIsAsking(true);
    });
  };

  useAskBeforeClosing(ask);
  const { history } = useRouter();
  // Another search or page number of the list behind it loses nothing.
  const isLeft = useEffectEvent(
    async (from: HistoryLocation, to: HistoryLocation) =>
      from.pathname === to.pathname || (await ask()),
  );
  const isChanged = useEffectEvent(hasChanges);
  useEffect(
    () =>
      history.block({
        blockerFn: async ({ currentLocation, nextLocation }) =>
          !(await isLeft(currentLocation, nextLocation)),
        enableBeforeUnload: () => isChanged(),
      }),
    [history],
  );
  useEffect(() => {
    const closeForm = openForm(() => isChanged());
    return () => {
      closeForm();
      // Saved meanwhile, so there is nothing left to decide.
      answer.current?.(false);
    };
  }, []);

  return (
    <ConfirmDialog
      isOpen={isAsking}
      onOpenChange={(isOpen) => {
        if (!isOpen) settle(false);
      }}
      title="Discard your changes?"
      description="What you entered has not been saved."
      cancelText="Keep editing"
      confirmText="Discard"
      onConfirm={async () => settle(true)}
    />
  );
}

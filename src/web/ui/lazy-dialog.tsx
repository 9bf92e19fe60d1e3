import type { ComponentType } from 'react';
import { toast } from 'sonner';
import { needsReload } from '../lib/code-parts.ts';
import { useCodePart } from '../lib/use-code-part.ts';

interface DialogState {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

interface LazyDialogProps<Props> {
  load: () => Promise<ComponentType<Props>>;
  /** The props of the dialog. */
  dialog: Props;
}

/**
 * A dialog whose code is not part of the page that opens it, because a form needs more script than
 * the page itself. It loads when it is first opened; where a service worker runs, it is in the browser
 * already.
 */
export function LazyDialog<Props extends DialogState>({ load, dialog }: LazyDialogProps<Props>) {
  const Dialog = useCodePart(load, dialog.isOpen, () => {
    dialog.onOpenChange(false);
    void tellOfFailure();
  });
  return Dialog && <Dialog {...dialog} />;
}

/** That a part of the page did not load. */
export async function tellOfFailure() {
  const isReached = await needsReload();
  const advice = isReached ? 'Reload the page' : 'Check your connection';
  toast.error(`This could not be opened. ${advice} and try again.`, {
    action: isReached && { label: 'Reload', onClick: () => window.location.reload() },
  });
}

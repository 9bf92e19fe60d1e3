import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { toast } from 'sonner';

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
 * the page itself. It loads when the page is at rest (lib/code-parts.ts), or when it is first opened.
 */
export function LazyDialog<Props extends DialogState>({ load, dialog }: LazyDialogProps<Props>) {
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<Props> } | null>(null);

  const fetchCode = useEffectEvent(async () => {
    try {
      const Dialog = await load();
      setLoaded({ Dialog });
    } catch {
      dialog.onOpenChange(false);
      toast.error('This could not be opened. Check your connection and try again.');
    }
  });
  const isWanted = dialog.isOpen && !loaded;
  useEffect(() => {
    if (isWanted) void fetchCode();
  }, [isWanted]);

  return loaded && <loaded.Dialog {...dialog} />;
}

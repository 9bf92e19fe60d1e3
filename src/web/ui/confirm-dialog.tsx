import { AlertDialog } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { errorSentence } from '../lib/api-client.ts';
import { ErrorAlert } from './alert.tsx';
import { Button } from './button.tsx';
import { overlayClasses, panelProps } from './dialog-frame.ts';
import { DialogOverlay } from './dialog-overlay.tsx';
import { useDialogFocus } from './use-dialog-focus.ts';

interface ConfirmDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** The name of the record. */
  subject?: string;
  amount?: string;
  description: ReactNode;
  cancelText?: string;
  confirmText: string;
  pendingText?: string;
  /** Not red, because nothing is lost. */
  isHarmless?: boolean;
  /** The dialog closes if it succeeds, and stays open with the reason if it fails. */
  onConfirm: () => Promise<unknown>;
}

/** Asks before something that cannot be undone, or that other people notice. */
export function ConfirmDialog({
  isOpen,
  onOpenChange,
  title,
  subject,
  amount,
  description,
  cancelText = 'Cancel',
  confirmText,
  pendingText = confirmText,
  isHarmless = false,
  onConfirm,
}: ConfirmDialogProps) {
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const changeOpen = (open: boolean) => {
    if (isPending) return;
    setProblem(null);
    onOpenChange(open);
  };
  const focus = useDialogFocus(() => changeOpen(false));

  const confirm = async () => {
    setIsPending(true);
    setProblem(null);
    try {
      await onConfirm();
      onOpenChange(false);
    } catch (error) {
      setProblem(errorSentence(error));
    } finally {
      setIsPending(false);
    }
  };

  return (
    <AlertDialog.Root open={isOpen} onOpenChange={changeOpen}>
      <AlertDialog.Portal>
        <DialogOverlay isOpen={isOpen} className={overlayClasses}>
          <AlertDialog.Content {...panelProps(isOpen)} {...focus}>
            <AlertDialog.Title className="text-lg leading-6 font-semibold">
              {title}
            </AlertDialog.Title>
            <AlertDialog.Description className="mt-2 wrap-anywhere text-ink-soft">
              {subject && (
                <strong className="mb-1.5 flex justify-between gap-4 font-semibold text-ink">
                  <span className="line-clamp-2">{subject}</span>
                  {amount && <span className="money">{amount}</span>}
                </strong>
              )}
              {description}
            </AlertDialog.Description>
            {problem && (
              <div className="mt-4">
                <ErrorAlert>{problem}</ErrorAlert>
              </div>
            )}
            <div className="mt-6 flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
              <AlertDialog.Cancel asChild>
                <Button variant="secondary">{cancelText}</Button>
              </AlertDialog.Cancel>
              <Button
                variant={isHarmless ? 'primary' : 'danger'}
                isPending={isPending}
                pendingText={pendingText}
                onClick={confirm}
              >
                {confirmText}
              </Button>
            </div>
          </AlertDialog.Content>
        </DialogOverlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

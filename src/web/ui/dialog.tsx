import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { ClosingContext, useClosing } from './closing.ts';
import { overlayClasses, panelProps } from './dialog-frame.ts';
import { DialogOverlay } from './dialog-overlay.tsx';
import { useDialogFocus } from './use-dialog-focus.ts';

interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description?: string;
  /** For pictures. */
  isWide?: boolean;
  children: ReactNode;
}

/**
 * A form in front of the page. A stray click beside it does not close it. Escape and the close
 * button do, after a question if there are changes.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onOpenChange, title, description, isWide, children } = props;
  const closing = useClosing(() => onOpenChange(false));
  const focus = useDialogFocus(closing.close);
  const changeOpen = (open: boolean) => {
    if (open) onOpenChange(true);
    else closing.close();
  };
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={changeOpen}>
      <RadixDialog.Portal>
        <DialogOverlay isOpen={isOpen} className={overlayClasses}>
          <RadixDialog.Content
            {...panelProps(isOpen, isWide)}
            {...focus}
            onInteractOutside={(event) => event.preventDefault()}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            <RadixDialog.Title className="pt-1.5 pr-12 text-lg leading-6 font-semibold wrap-anywhere">
              {title}
            </RadixDialog.Title>
            {description && (
              <RadixDialog.Description className="mt-1 wrap-anywhere text-ink-soft">
                {description}
              </RadixDialog.Description>
            )}
            <ClosingContext value={closing}>
              <div className="mt-5">{children}</div>
            </ClosingContext>
            {/* Last in the focus order, so that a dialog opens on its first field. */}
            <div className="absolute top-3 right-3 sm:top-4 sm:right-4">
              <RadixDialog.Close asChild>
                <IconButton label="Close">
                  <X className="size-4.5" aria-hidden="true" />
                </IconButton>
              </RadixDialog.Close>
            </div>
          </RadixDialog.Content>
        </DialogOverlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { overlayClasses, panelClasses } from './dialog-frame.ts';
import { DialogOverlay } from './dialog-overlay.tsx';
import { useReturnFocus } from './use-return-focus.ts';

interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description?: string;
  children: ReactNode;
}

/**
 * A form in front of the page. A stray click beside it does not close it, so that nothing typed
 * is lost by accident; Escape and the close button do.
 */
export function Dialog({ isOpen, onOpenChange, title, description, children }: DialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <DialogOverlay isOpen={isOpen} className={overlayClasses}>
          <RadixDialog.Content
            className={panelClasses}
            {...returnFocus}
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
            <div className="mt-5">{children}</div>
            {/* Last in the order of focus, so that a dialog opens on its first field. */}
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

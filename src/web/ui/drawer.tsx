import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { DialogOverlay } from './dialog-overlay.tsx';

interface DrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The button that opens it; the focus returns there. */
  trigger: ReactNode;
  title: string;
  children: ReactNode;
}

/** A panel that slides in from the left. */
export function Drawer({ isOpen, onOpenChange, trigger, title, children }: DrawerProps) {
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>
      <RadixDialog.Portal>
        <DialogOverlay isOpen={isOpen} className="z-40" />
        <RadixDialog.Content
          aria-describedby={undefined}
          inert={!isOpen}
          className="fixed inset-y-0 left-0 z-40 flex w-72 max-w-[85vw] flex-col bg-desk shadow-high focus:outline-none data-[state=closed]:animate-slide-out data-[state=open]:animate-slide-in"
        >
          <RadixDialog.Title className="sr-only">{title}</RadixDialog.Title>
          {children}
          <div className="absolute top-2.5 right-2">
            <RadixDialog.Close asChild>
              <IconButton label="Close menu">
                <X className="size-5" aria-hidden="true" />
              </IconButton>
            </RadixDialog.Close>
          </div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

import { Toaster as SonnerToaster } from 'sonner';
import { TOAST_DURATION_MS } from '../config/timings.ts';

export function Toaster() {
  return (
    <SonnerToaster
      position="bottom-left"
      // Above the button in the corner near the thumb.
      mobileOffset={{ bottom: '5.5rem', left: '1rem', right: '1rem' }}
      duration={TOAST_DURATION_MS}
      closeButton
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full items-start gap-3 rounded-md border border-line bg-raised p-4 font-sans text-sm text-ink shadow-high',
          error:
            'border-brick/50! bg-brick-tint! [&_[data-icon]]:text-brick [&_[data-title]]:text-brick',
          icon: 'mt-0.5 shrink-0',
          title: 'font-medium',
          description: 'text-ink-soft',
          content: 'min-w-0 flex-1 wrap-anywhere',
          actionButton:
            'target -my-2 ml-auto shrink-0 rounded-sm px-3 font-semibold text-pine hover:bg-ink/6',
          closeButton:
            'order-last ml-auto -my-1 -mr-1 grid size-7 place-items-center rounded-sm text-ink-soft hover:bg-ink/6 hover:text-ink',
        },
      }}
    />
  );
}

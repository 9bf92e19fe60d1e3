import { MessageCircle } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { createPortal } from 'react-dom';
import { joinClasses } from '../../lib/join-classes.ts';
import { useIsLargeScreen } from '../../lib/use-screen.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { useChatPlace } from './chat-place.tsx';

interface ChatButtonProps {
  ref: Ref<HTMLButtonElement>;
  isLoading: boolean;
  onOpen: () => void;
  onNear: () => void;
  /** Shown beside the button, such as why nothing opened. */
  children: ReactNode;
}

/**
 * Floats in the corner of a large screen, in the margin that the shell leaves beside the page. On a
 * small screen it would cover rows and buttons, so it is in the top bar, or on its own line at the
 * bottom of a page without a top bar.
 */
export function ChatButton({ ref, isLoading, onOpen, onNear, children }: ChatButtonProps) {
  const place = useChatPlace();
  const isLarge = useIsLargeScreen();
  const isInBar = place !== null && !isLarge;
  const button = (
    <button
      ref={ref}
      type="button"
      aria-label="Open AI Assistant"
      title="AI Assistant"
      aria-haspopup="dialog"
      onClick={onOpen}
      onPointerEnter={onNear}
      onFocus={onNear}
      className={joinClasses(
        'grid shrink-0 place-items-center transition-colors duration-150',
        isInBar
          ? 'target-square rounded-md text-pine hover:bg-ink/6'
          : 'size-14 rounded-full lg:size-12 bg-action text-on-action shadow-high hover:bg-action-deep',
      )}
    >
      {isLoading ? (
        <Spinner className="size-5" />
      ) : (
        <MessageCircle className="size-6" aria-hidden="true" />
      )}
    </button>
  );
  if (isInBar) {
    return createPortal(
      <>
        <div className="absolute top-full right-0 w-72">{children}</div>
        {button}
      </>,
      place,
    );
  }
  return (
    <div className="sticky bottom-0 z-30 flex items-end justify-end gap-3 border-t border-line bg-paper/95 p-2 lg:fixed lg:right-2 lg:bottom-6 lg:border-0 lg:bg-transparent lg:p-0 print:hidden">
      {children}
      {button}
    </div>
  );
}

import { type ComponentProps, useLayoutEffect } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import { useKeyboardHeight } from './use-keyboard-height.ts';

interface DialogOverlayProps extends ComponentProps<'div'> {
  isOpen: boolean;
}

/**
 * The shade between a dialog and the page, which does not scroll meanwhile. Radix has one too, but
 * it sets a variable on the body, and the browser then recomputes the style of every element: 80 ms
 * with a hundred rows.
 */
export function DialogOverlay({ isOpen, className, ...rest }: DialogOverlayProps) {
  useLayoutEffect(lockScrolling, []);
  const keyboardHeight = useKeyboardHeight();
  return (
    <div
      {...rest}
      style={{ bottom: keyboardHeight }}
      data-state={isOpen ? 'open' : 'closed'}
      className={joinClasses(
        'fixed inset-0 overscroll-contain bg-scrim',
        'data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out',
        className,
      )}
    />
  );
}

let locks = 0;

function lockScrolling(): () => void {
  const page = document.documentElement;
  if (locks === 0) {
    const hasScrollBar = window.innerWidth > page.clientWidth;
    page.style.overflow = 'hidden';
    page.dataset['dialog'] = '';
    // Keeps the space of the scroll bar, so that nothing moves.
    if (hasScrollBar) page.style.scrollbarGutter = 'stable';
  }
  locks += 1;
  return () => {
    locks -= 1;
    if (locks > 0) return;
    page.style.overflow = '';
    delete page.dataset['dialog'];
    page.style.scrollbarGutter = '';
  };
}

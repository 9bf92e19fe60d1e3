import { useLayoutEffect, useRef } from 'react';

const DIALOG = '[role="dialog"], [role="alertdialog"]';
const ROW = 'tbody tr, li';
/** What had the focus before each dialog. */
const openers = new WeakMap<Element, Element>();
/** Every dialog that has not given the focus back yet, in the order in which they opened. */
const dialogs = new Map<Element, { close: () => void }>();

/**
 * A menu closes with the choice that opened the dialog, but the button that opened the menu stays.
 */
function menuButtonOf(element: Element | null): Element | null {
  const buttonId = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return (buttonId && document.getElementById(buttonId)) || element;
}

/** A closing dialog, and anything in it, must not get the focus. */
function isThere(element: Element): boolean {
  return element.isConnected && !element.closest('[inert]');
}

/** The other rows of the element's list: those after its own, then those before. */
function neighboursOf(element: Element | undefined): Element[] {
  const row = element?.closest(ROW);
  if (!row) return [];
  const rows = [...(row.closest('table, ul, ol')?.querySelectorAll(ROW) ?? [])];
  const index = rows.indexOf(row);
  return [...rows.slice(index + 1), ...rows.slice(0, index).reverse()];
}

/** The first control of the first of these rows that still exists. */
function firstControlOf(rows: Element[]): Element | null {
  for (const row of rows) {
    const control = row.isConnected ? row.querySelector('button, a[href]') : null;
    if (control) return control;
  }
  return null;
}

const placeAfter = (rows: Element[]) => firstControlOf(rows) ?? document.querySelector('main');

function focusOn(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus();
}

/**
 * The list may drop the deleted row only after the dialog has closed. If the row takes the focus
 * along, the row in its place gets it.
 */
function followDeletion(opener: Element, rows: Element[]): void {
  const observer = new MutationObserver(() => {
    if (opener.isConnected) return;
    stop();
    if (document.activeElement === document.body) focusOn(placeAfter(rows));
  });
  const stop = () => {
    observer.disconnect();
    document.removeEventListener('focusin', stop);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', stop);
}

/** The dialog with the focus, or else the one that opened last. */
function frontDialog(): Element | undefined {
  return document.activeElement?.closest(DIALOG) ?? [...dialogs.keys()].findLast(isThere);
}

/**
 * Escape closes the dialog in front. Radix has a rule for that too, but it follows a moment after
 * the focus, and until then the key would go to the dialog behind.
 *
 * Returns the focus to what had it before a dialog opened. Radix does this only for dialogs with a
 * trigger; the page opens ours from buttons, rows and menus. If the dialog was opened from another
 * dialog, which has closed since, the focus goes to that one's opener. If that dialog is still open
 * and only the button is gone, the dialog itself gets the focus. If the opener's row is gone
 * because it was just deleted, the row that took its place gets the focus.
 */
export function useDialogFocus(close: () => void) {
  const current = useRef({ close });
  useLayoutEffect(() => {
    current.current.close = close;
  });
  const returnTo = useRef<Element[]>([]);
  const neighbours = useRef<Element[]>([]);
  return {
    onOpenAutoFocus: (event: Event) => {
      const { activeElement, body } = document;
      const opener = activeElement === body ? null : menuButtonOf(activeElement);
      // A dialog on its way out has lost the focus already when the next one opens.
      const earlier = opener ? opener.closest(DIALOG) : [...dialogs.keys()].at(-1);
      const openerBefore = earlier ? openers.get(earlier) : undefined;
      returnTo.current = [opener, earlier, openerBefore].filter(
        (element) => element instanceof Element,
      );
      neighbours.current = neighboursOf(returnTo.current.at(-1));
      const dialog = event.currentTarget as Element;
      const first = openerBefore ?? opener;
      if (first) openers.set(dialog, first);
      dialogs.set(dialog, current.current);
    },
    onEscapeKeyDown: (event: Event) => {
      event.preventDefault();
      const front = frontDialog();
      if (front) dialogs.get(front)?.close();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      dialogs.delete(event.currentTarget as Element);
      // The next dialog is open already and has taken the focus.
      if (document.activeElement?.closest(DIALOG)) return;
      const opener = returnTo.current.find(isThere);
      focusOn(opener ?? placeAfter(neighbours.current));
      if (opener && neighbours.current.length > 0) followDeletion(opener, neighbours.current);
    },
  };
}

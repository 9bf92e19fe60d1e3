import { useStoredValue, writeStored } from '../../lib/stored-value.ts';

const STORED = 'keyboard-shortcuts';
const OFF = 'off';

/** Single keys disturb people who speak to their computer, so they can be turned off. */
export function useHasShortcuts(): boolean {
  return useStoredValue(STORED) !== OFF;
}

export function chooseShortcuts(isOn: boolean): void {
  writeStored(STORED, isOn ? null : OFF);
}

export const shortcuts = [
  { key: 'n', label: 'Add an expense' },
  { key: '/', label: 'Search' },
  { key: '?', label: 'Show this list' },
] as const;
type ShortcutKey = (typeof shortcuts)[number]['key'];

const ADD_EXPENSE = '[aria-keyshortcuts="n"]';
const SEARCH = 'input[type="search"]';
/** A page that has not shown it by then does not have it. */
const PATIENCE_MS = 5_000;

interface ShortcutActions {
  openExpenses: () => Promise<void>;
  showShortcuts: () => void;
}

export function listenForShortcuts({ openExpenses, showShortcuts }: ShortcutActions): () => void {
  /** On this page, or else on the list of expenses, which has both. */
  const find = async (selector: string, use: (element: HTMLElement) => void) => {
    const here = visible(selector);
    if (here) return use(here);
    await openExpenses();
    whenVisible(selector, use);
  };
  const actions: Record<ShortcutKey, () => unknown> = {
    n: () => find(ADD_EXPENSE, (button) => button.click()),
    '/': () => find(SEARCH, (field) => field.focus()),
    '?': showShortcuts,
  };
  const onKey = (event: KeyboardEvent) => {
    const { key, target } = event;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;
    if (!isPlain || event.defaultPrevented || event.repeat || !(key in actions)) return;
    if (isTyping(target) || isBusy() || localStorage.getItem(STORED) === OFF) return;
    event.preventDefault();
    void actions[key as ShortcutKey]();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'));

const isBusy = () =>
  document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null;

const visible = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.checkVisibility());

function whenVisible(selector: string, use: (element: HTMLElement) => void): void {
  const look = () => {
    const element = visible(selector);
    if (!element) return;
    observer.disconnect();
    use(element);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), PATIENCE_MS);
  look();
}

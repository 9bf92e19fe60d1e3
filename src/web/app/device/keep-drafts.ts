import { toast } from 'sonner';
import type { AnyForm } from '../../lib/opened-forms.ts';
import {
  type Draft,
  isOfForm,
  keptValues,
  type OpenedForm,
  readDrafts,
  writeDrafts,
} from './draft-store.ts';

/**
 * Keeps what is typed when the page goes away: by a reload for a new version, or because a phone
 * needs its memory. It is back in the same form of the same tab. Passwords are never kept.
 *
 * @returns what ends it and forgets all drafts, as a sign-out does
 */
export function keepDrafts(userId: number): () => void {
  const forms = new Map<AnyForm, OpenedForm>();
  let waiting = readDrafts(userId);

  const take = (form: AnyForm) => {
    const opened = openedForm(form);
    if (!opened) return;
    forms.set(form, opened);
    const draft = waiting.find((kept) => isOfForm(kept, opened));
    if (!draft || form.formState.isDirty) return;
    waiting = waiting.filter((kept) => kept !== draft);
    writeDrafts(userId, waiting);
    fillIn(form, draft);
  };
  const typed = () =>
    [...forms].flatMap(([form, opened]) => {
      if (!isThere(form)) forms.delete(form);
      const { isDirty, isSubmitting } = form.formState;
      // One that is being saved would be saved twice.
      if (!forms.has(form) || !isDirty || isSubmitting) return [];
      const values = form.getValues();
      return [{ ...opened, values: keptValues(values, values) }];
    });
  // A page that is seen again has its forms, and they may be saved or discarded.
  const note = () => writeDrafts(userId, document.hidden ? [...waiting, ...typed()] : waiting);
  const leave = () => writeDrafts(userId, [...waiting, ...typed()]);
  const forget = () => {
    waiting = [];
    writeDrafts(userId, []);
  };

  const early = window.openedForms;
  window.openedForms = { push: take };
  if (Array.isArray(early)) for (const form of early) take(form);
  document.addEventListener('visibilitychange', note);
  window.addEventListener('pagehide', leave);
  tellOf(waiting, forget);
  return () => {
    document.removeEventListener('visibilitychange', note);
    window.removeEventListener('pagehide', leave);
    delete window.openedForms;
    forget();
  };
}

function tellOf([first]: Draft[], forget: () => void): void {
  if (!first) return;
  toast('What you typed is kept', {
    description: `Open “${first.title}” again to continue.`,
    action: { label: 'Discard', onClick: forget },
  });
}

function fillIn(form: AnyForm, { values }: Draft): void {
  const now = form.getValues();
  form.reset({ ...now, ...keptValues(values, now) }, { keepDefaultValues: true });
  toast('What you typed is back', {
    action: { label: 'Start over', onClick: () => form.reset() },
  });
}

/** Null for a form that must not be kept, or that is gone already. */
function openedForm(form: AnyForm): OpenedForm | null {
  const inputs = inputsOf(form.control._fields);
  const input = inputs.find(({ isConnected }) => isConnected);
  if (!input || inputs.some(isSecret)) return null;
  return {
    path: window.location.pathname,
    title: titleOf(input),
    start: form.formState.defaultValues ?? {},
  };
}

/** A password that is shown has the type of a text. */
const isSecret = (input: HTMLElement) =>
  input.matches('[type="password"], [autocomplete*="password"]');

const isThere = (form: AnyForm) =>
  inputsOf(form.control._fields).some(({ isConnected }) => isConnected);

/** The inputs of a form, also of groups within it. */
function inputsOf(fields: object): HTMLElement[] {
  return Object.values(fields).flatMap((field) => {
    if (typeof field !== 'object' || field === null) return [];
    const { _f: own, ...groups } = field;
    return [...(own?.ref instanceof HTMLElement ? [own.ref] : []), ...inputsOf(groups)];
  });
}

/** Not by the name of the dialog, which it gets after its form has opened. */
function titleOf(input: HTMLElement): string {
  const dialog = input.closest('[role="dialog"]');
  const heading = dialog ? dialog.querySelector('h2') : document.querySelector('h1');
  return heading?.textContent ?? '';
}

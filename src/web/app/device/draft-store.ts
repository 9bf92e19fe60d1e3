/** In the storage of the tab. `use-device.ts` looks whether it is there. */
export const DRAFTS = 'drafts';

type Values = Record<string, unknown>;

/** What was typed into a form, and which form it was. */
export interface Draft {
  /** The address of the page. */
  path: string;
  /** Of the dialog. */
  title: string;
  /** What the form had when it was opened: tells the forms of two records apart. */
  start: Values;
  values: Values;
}

interface StoredDrafts {
  userId: number;
  drafts: Draft[];
}

/** Those of this tab. Another person's are removed. */
export function readDrafts(userId: number): Draft[] {
  try {
    const stored: StoredDrafts | null = JSON.parse(sessionStorage.getItem(DRAFTS) ?? 'null');
    if (stored?.userId === userId) return stored.drafts;
    sessionStorage.removeItem(DRAFTS);
  } catch {
    // The browser refuses storage: nothing is kept.
  }
  return [];
}

/** In place of all that were there. */
export function writeDrafts(userId: number, drafts: Draft[]): void {
  try {
    const stored: StoredDrafts = { userId, drafts };
    if (drafts.length > 0) sessionStorage.setItem(DRAFTS, JSON.stringify(stored));
    else sessionStorage.removeItem(DRAFTS);
  } catch {
    // Refused, or too large.
  }
}

export type OpenedForm = Omit<Draft, 'values'>;

/**
 * Whether a draft is of this form. A new version may have more fields or fewer, so only those that
 * both have are compared.
 */
export function isOfForm(draft: Draft, form: OpenedForm): boolean {
  const isEqual = ([name, value]: [string, unknown]) =>
    !(name in form.start) || JSON.stringify(value) === JSON.stringify(form.start[name]);
  return (
    draft.path === form.path &&
    draft.title === form.title &&
    Object.entries(draft.start).every(isEqual)
  );
}

/** Without files, which cannot be kept as text, and without fields that the form does not have. */
export function keptValues(values: Values, fields: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => name in fields && !hasFiles(value)),
  );
}

function hasFiles(value: unknown): boolean {
  if (value instanceof FileList || value instanceof Blob) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasFiles);
}

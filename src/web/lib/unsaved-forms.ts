const forms = new Set<() => boolean>();

/** The window tells its listeners when a form has closed. */
export const FORM_CLOSED = 'formclosed';

/** A form is on the screen until the returned function is called. */
export function openForm(hasChanges: () => boolean): () => void {
  forms.add(hasChanges);
  return () => {
    forms.delete(hasChanges);
    dispatchEvent(new Event(FORM_CLOSED));
  };
}

/** Whether something that was typed would be lost with the page. */
export function hasUnsavedChanges(): boolean {
  return [...forms].some((hasChanges) => hasChanges());
}

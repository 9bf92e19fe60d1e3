const forms = new Set<() => boolean>();
const listeners = new Set<() => void>();

/** A form is on the screen until the returned function is called. */
export function openForm(hasChanges: () => boolean): () => void {
  forms.add(hasChanges);
  return () => {
    forms.delete(hasChanges);
    for (const listener of listeners) listener();
  };
}

/** Whether something that was typed would be lost with the page. */
export function hasUnsavedChanges(): boolean {
  return [...forms].some((hasChanges) => hasChanges());
}

export function onFormClosed(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

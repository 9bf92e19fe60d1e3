import type { UseFormReturn } from 'react-hook-form';

// biome-ignore lint/suspicious/noExplicitAny: a form of any record
export type AnyForm = UseFormReturn<any, any, any>;

declare global {
  interface Window {
    /**
     * The forms that were opened. What keeps drafts loads after the page: it takes those that are
     * here, and then each new one by a `push` of its own. A module for it would be one more file
     * for every form to load.
     */
    openedForms?: { push: (form: AnyForm) => unknown };
  }
}

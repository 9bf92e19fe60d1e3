/** Every form with input to lose checks it by itself, and so turns the browser's checks off. */
const isFormOpen = () => document.querySelector('form[novalidate]') !== null;

/**
 * New data can replace what a form is part of, such as the empty state of a list or the project of
 * the page, and what was typed would be lost.
 */
export function whenNoFormIsOpen(): Promise<void> {
  if (!isFormOpen()) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (isFormOpen()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

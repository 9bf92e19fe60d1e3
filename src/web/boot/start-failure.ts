/** A file did not load: the connection broke, or a new version replaced it. */
export function sayThatItFailed(): void {
  document.getElementById('boot-spinner')?.remove();
  document.getElementById('boot-failure')?.removeAttribute('hidden');
}

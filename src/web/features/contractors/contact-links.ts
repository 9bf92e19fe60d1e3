/** The link that a phone dials, or null if the text contains no number, such as "ask Rosa". */
export function phoneLink(phone: string): string | null {
  const [number = '', extension] = phone.split(/(?:,|;|\bext\b\.?|\bx)\s*/i);
  const dialled = digitsOf(number);
  if (dialled.length < 3) return null;
  const plus = number.trim().startsWith('+') ? '+' : '';
  const extensionDigits = digitsOf(extension ?? '');
  return `tel:${plus}${dialled}${extensionDigits && `;ext=${extensionDigits}`}`;
}

export function mailLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

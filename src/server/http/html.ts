/** A piece of a page. Only `html` makes one, so text from elsewhere cannot become markup. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | undefined | Part[];

/** Markup from a template. Every value is escaped, except pieces that `html` made. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(String.raw({ raw: strings }, ...parts.map(markup)));
}

/** A piece that is not HTML and needs no escaping: a style sheet of our own. */
export function trusted(text: string): Html {
  return new Html(text);
}

function markup(part: Part): string {
  if (Array.isArray(part)) return part.map(markup).join('');
  if (part instanceof Html) return part.text;
  return part === undefined ? '' : escapeHtml(String(part));
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

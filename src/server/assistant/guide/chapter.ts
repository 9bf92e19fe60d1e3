export interface Chapter {
  title: string;
  sections: readonly Section[];
}

export interface Section {
  heading: string;
  /** Words that users may search for but the text does not contain. */
  also: string;
  /** Markdown: paragraphs and lists, no links. */
  text: string;
}

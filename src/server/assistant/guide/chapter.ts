export interface Chapter {
  title: string;
  sections: readonly Section[];
}

export interface Section {
  heading: string;
  /** Words that people use for this and that the text does not. */
  also: string;
  /** Markdown: paragraphs and lists, no links. */
  text: string;
}

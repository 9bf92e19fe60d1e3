/** What every page of a report needs. */
export interface ReportContext {
  product: string;
  /** As yyyy-mm-dd. */
  today: string;
  /** An amount in the currency of the project. */
  money: (amount: string) => string;
  /** A calendar date. */
  date: (day: string) => string;
  /** Any other text with numbers or dates, as the reader writes them. */
  write: (text: () => string) => string;
}

/** What every page of a report needs. */
export interface ReportContext {
  product: string;
  /** As yyyy-mm-dd. */
  today: string;
  /** An amount in the currency of the project. */
  money: (amount: string) => string;
}

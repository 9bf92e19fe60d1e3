/** The cells as text. Rows may be of different lengths. */
export interface Sheet {
  name: string;
  rows: string[][];
}

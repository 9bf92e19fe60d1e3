/** A request that is not sent yet. */
export interface Draft {
  method: string;
  target: string;
  headers: [string, string][];
  body: Buffer | null;
  isLast: boolean;
  isCut: boolean;
}

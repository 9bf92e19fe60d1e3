/** `small` takes seconds and runs with `npm run test:slow`; `full` is the scale of the published figure. */
export type Scale = 'small' | 'full';

export interface Verdict {
  /** What was counted or measured, such as `0 of 7,261 acknowledged writes lost over 200 kills`. */
  figure: string;
  /** Null if the gate cannot run on this machine: neither passed nor failed. */
  isMet: boolean | null;
}

/** One thing that must always hold, and the program that tries to break it. */
export interface Gate {
  /** The name of the file in `gates/`. */
  name: string;
  /** One line for the list. */
  title: string;
  /** Takes too long for `all`, and so for `npm test`. */
  isRunByName?: boolean;
  /** `say` reports progress. */
  run(scale: Scale, say: (line: string) => void): Promise<Verdict>;
}

export const count = (number: number) => number.toLocaleString('en-US');

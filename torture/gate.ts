/** `small` takes seconds and runs with `npm test`; `full` is the figure that the gate asks for. */
export type Scale = 'small' | 'full';

export interface Verdict {
  /** What was counted or measured, such as `0 of 7,261 acknowledged writes lost over 200 kills`. */
  figure: string;
  /** Null when the gate cannot be run on this machine: that is neither met nor missed. */
  isMet: boolean | null;
}

/** One thing that must always hold, and the program that tries to break it. */
export interface Gate {
  /** As the file in `gates/` is called. */
  name: string;
  /** One line for the list. */
  title: string;
  /** `say` tells a watching person how far it is. */
  run(scale: Scale, say: (line: string) => void): Promise<Verdict>;
}

export const count = (number: number) => number.toLocaleString('en-US');

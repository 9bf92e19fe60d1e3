import { cutOut, type Picture, type Region } from './picture.ts';
import type { Network } from './runtime.ts';

const HEIGHT = 48;
const MIN_WIDTH = 48;
const MAX_WIDTH = 2_400;

export interface ReadText {
  text: string;
  /** From 0 to 1. */
  certainty: number;
}

/** The letters that the network knows, in its order. The first result means no letter. */
export function toLetters(dictionary: Uint8Array): string[] {
  return ['', ...new TextDecoder().decode(dictionary).split('\n'), ' '];
}

/** What is written in a region of the picture. */
export async function readText(
  network: Network,
  letters: string[],
  picture: Picture,
  region: Region,
): Promise<ReadText> {
  const natural = Math.round((HEIGHT * region.width) / region.height);
  const width = Math.min(Math.max(natural, MIN_WIDTH), MAX_WIDTH);
  const input = cutOut(picture, region, width, HEIGHT);
  const { data, dims } = await network.run(input, [1, 3, HEIGHT, width]);
  return decode(data as Float32Array, Number(dims[2]), letters);
}

/** The likeliest letter of each step. A letter that goes on over several steps counts once. */
function decode(data: Float32Array, classes: number, letters: string[]): ReadText {
  let text = '';
  let last = 0;
  const certainties: number[] = [];
  for (let step = 0; step * classes < data.length; step += 1) {
    let best = 0;
    for (let each = 1; each < classes; each += 1) {
      if ((data[step * classes + each] ?? 0) > (data[step * classes + best] ?? 0)) best = each;
    }
    if (best !== 0 && best !== last) {
      text += letters[best] ?? '';
      certainties.push(data[step * classes + best] ?? 0);
    }
    last = best;
  }
  const sum = certainties.reduce((total, each) => total + each, 0);
  return { text: text.trim(), certainty: certainties.length > 0 ? sum / certainties.length : 0 };
}

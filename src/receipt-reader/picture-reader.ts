import { readModel } from './models.ts';
import { type Picture, readPicture } from './picture.ts';
import { openNetwork } from './runtime.ts';
import { findText } from './text-detection.ts';
import { readText, toLetters } from './text-recognition.ts';
import { type Piece, type TextRow, toRows } from './text-rows.ts';

export type PictureReader = Awaited<ReturnType<typeof createPictureReader>>;

/** Reads the text of pictures. Loading the networks takes a second; reading one takes several. */
export async function createPictureReader() {
  const detector = await openNetwork(await readModel('detector'));
  const recogniser = await openNetwork(await readModel('recogniser'));
  const letters = toLetters(await readModel('dictionary'));

  async function readRows(picture: Picture): Promise<TextRow[]> {
    const pieces: Piece[] = [];
    for (const region of await findText(detector, picture)) {
      pieces.push({ ...region, ...(await readText(recogniser, letters, picture, region)) });
    }
    return toRows(pieces);
  }

  return async (source: string | Uint8Array): Promise<TextRow[]> =>
    readRows(await readPicture(source));
}

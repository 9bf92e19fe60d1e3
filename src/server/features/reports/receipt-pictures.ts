import type { Picture, ReportBlock } from '#report-writer/report-writer.ts';
import type { Attachment } from '#shared/attachment.ts';
import { isHttpUrl } from '#shared/receipt.ts';
import type { ExportedExpense } from '../expenses/expense-export.repository.ts';
import { hasPicture } from '../receipts/receipt-picture.ts';
import type { ReportContext } from './report-context.ts';

const MAX_PICTURES = 500;
/** One row on the page. */
const AT_ONCE = 3;

interface PictureSources {
  /** Those that have a receipt, newest first. */
  expenses: AsyncGenerator<ExportedExpense[]>;
  /** The picture of an uploaded file. */
  read: (key: string) => Promise<Uint8Array>;
  onFailed: (error: unknown) => void;
}

/** The files of the newest expenses, each with what it is about. */
export async function* receiptPictures(
  { expenses, read, onFailed }: PictureSources,
  { money, date: dateText }: ReportContext,
): AsyncGenerator<ReportBlock> {
  let count = 0;
  let row: Picture[] = [];
  for await (const batch of expenses) {
    for (const expense of batch) {
      for (const file of expense.attachments) {
        if (count === MAX_PICTURES) {
          yield { type: 'pictures', pictures: row };
          yield {
            type: 'text',
            text: `Only the newest ${MAX_PICTURES} receipts are shown. The archive of the project has all of them.`,
          };
          return;
        }
        if (count === 0) yield { type: 'heading', text: 'Receipts', note: 'The newest first.' };
        count += 1;
        row.push(await pictureOf(expense, file));
        if (row.length < AT_ONCE) continue;
        yield { type: 'pictures', pictures: row };
        row = [];
      }
    }
  }
  if (row.length > 0) yield { type: 'pictures', pictures: row };

  async function pictureOf(expense: ExportedExpense, file: Attachment): Promise<Picture> {
    const { date, description, kind, amount } = expense;
    const caption = [
      `${dateText(date)} · ${money(kind === 'refund' ? `-${amount}` : amount)}`,
      description,
      file.name,
    ];
    if (isHttpUrl(file.key)) return { image: null, label: file.key, caption };
    if (!hasPicture(file.key)) return { image: null, label: 'PDF', caption };
    // A file that is gone leaves its caption.
    const image = await read(file.key).catch((error: unknown) => {
      onFailed(error);
      return null;
    });
    return { image, label: 'The picture could not be read', caption };
  }
}

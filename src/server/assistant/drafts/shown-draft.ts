import { categorySchema, paymentMethodSchema } from '#shared/expense.ts';
import type { Books } from '../books.ts';
import { NOTHING_SAVED } from '../writing/told.ts';
import type { ExpenseDraft, MilestoneDraft } from './draft.ts';

/** The link to a filled-in form in an answer of ours. */
const FORM = /\]\(\/(expenses|timeline)\?([^)\s]*\badd=new\b[^)\s]*)\)/g;

/** The expense or milestone that the last answer prepared, read from its link; null for none or several. */
export function shownDraft(answer: string, books: Books): ExpenseDraft | MilestoneDraft | null {
  if (!answer.startsWith(NOTHING_SAVED)) return null;
  const [form, other] = [...answer.matchAll(FORM)];
  if (!form || other) return null;
  const [, page, query] = form;
  const fields = new URLSearchParams(query);
  const idOf = (name: string) => Number(fields.get(name));
  const project = books.projects.find(({ id }) => id === idOf('project')) ?? null;
  if (page === 'timeline') {
    const title = fields.get('title') ?? '';
    return { kind: 'milestone', project, title, targetDate: fields.get('targetDate') };
  }
  return {
    kind: 'expense',
    expenseKind: fields.get('kind') === 'refund' ? 'refund' : 'expense',
    project,
    description: fields.get('description'),
    amount: fields.get('amount'),
    date: fields.get('date') ?? books.today,
    category: categorySchema.safeParse(fields.get('category')).data ?? null,
    paymentMethod: paymentMethodSchema.safeParse(fields.get('paymentMethod')).data ?? null,
    contractor: books.contractors.find(({ id }) => id === idOf('contractorId')) ?? null,
  };
}

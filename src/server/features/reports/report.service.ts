import type { Readable } from 'node:stream';
import { type ReportBlock, writeReport } from '#report-writer/report-writer.ts';
import { downloadName } from '#server/http/download-name.ts';
import type { Scope } from '#server/http/scope.ts';
import type { ReceiptStorage } from '#server/integrations/storage/receipt-storage.ts';
import { formatDate } from '#shared/dates.ts';
import { type ExpenseFilter, expenseExportQuerySchema } from '#shared/expense-filter.ts';
import { localeFormat } from '#shared/locale-format.ts';
import { formatMoney } from '#shared/money.ts';
import type { Project } from '#shared/project.ts';
import type { ReportKind, ReportQuery } from '#shared/report.ts';
import { writeIn } from '#shared/writing.ts';
import type { Budgets } from '../budget/budget.service.ts';
import type { Expenses } from '../expenses/expense.service.ts';
import type { Projects } from '../projects/project.service.ts';
import { readPicture } from '../receipts/receipt-picture.ts';
import type { TaxRecords } from '../tax/tax.service.ts';
import { receiptPictures } from './receipt-pictures.ts';
import type { ReportContext } from './report-context.ts';
import { inTurn } from './report-turns.ts';
import { summaryReport } from './summary-report.ts';
import { taxReport } from './tax-report.ts';

interface ReportParts {
  projects: Projects;
  budgets: Budgets;
  expenses: Expenses;
  taxRecords: TaxRecords;
  storage: ReceiptStorage;
  productName: string;
  onPictureFailed: (error: unknown) => void;
}

export interface Report {
  name: string;
  file: Readable;
}

const fileNames: Record<ReportKind, string> = { summary: 'report', tax: 'tax-record' };

export type Reports = ReturnType<typeof createReports>;

export function createReports(parts: ReportParts) {
  const { projects, budgets, expenses, taxRecords, storage } = parts;

  /** What fails is read before the file starts, so that it is still an error. */
  async function prepareSummary(scope: Scope, project: Project, context: ReportContext) {
    const place = { ownerId: scope.ownerId, projectId: project.id };
    const budget = await budgets.computeBudget(place.ownerId, place.projectId);
    const { names } = await taxRecords.exportTaxRecord(place);
    const listed = (filter: Partial<ExpenseFilter>) =>
      expenses.exportExpenses(scope, {
        ...expenseExportQuerySchema.parse({}),
        projectId: project.id,
        ...filter,
      });
    const pictures = () =>
      receiptPictures(
        {
          expenses: listed({ receipt: 'with' }),
          read: (key) => readPicture(storage, key),
          onFailed: parts.onPictureFailed,
        },
        context,
      );
    const expensesOf = (category: string) => listed({ category: [category] });
    const sources = { project, budget, rooms: names.rooms, expensesOf, pictures };
    return () => summaryReport(sources, context);
  }

  async function prepareTax(scope: Scope, project: Project, context: ReportContext) {
    const place = { ownerId: scope.ownerId, projectId: project.id };
    const record = await taxRecords.getTaxRecord(place, null);
    const entries = async function* () {
      yield* (await taxRecords.exportTaxRecord(place)).batches;
    };
    return () => taxReport({ project, record, entries }, context);
  }

  return {
    /** The PDF as a stream, and its name. `locale` is that of the reader. */
    async getReport(
      scope: Scope,
      projectId: number,
      { kind, today }: ReportQuery,
      locale: string,
    ): Promise<Report> {
      const project = await projects.getProject(scope, projectId);
      const format = localeFormat(locale);
      const write = (text: () => string) => writeIn(format, text);
      const context: ReportContext = {
        product: parts.productName,
        today,
        money: (amount) => write(() => formatMoney(amount, project.currency)),
        date: (day) => write(() => formatDate(day)),
        write,
      };
      const file = await inTurn(scope.actorId, async () => {
        const prepare = kind === 'tax' ? prepareTax : prepareSummary;
        const blocks: () => AsyncGenerator<ReportBlock> = await prepare(scope, project, context);
        return writeReport(blocks());
      });
      const name = downloadName(project.name, {
        what: fileNames[kind],
        day: today,
        extension: 'pdf',
      });
      return { name, file };
    },
  };
}

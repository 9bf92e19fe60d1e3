import type { ReadStream } from 'node:fs';
import type { Database, Queryable } from '#server/db/client.ts';
import { unavailable } from '#server/errors.ts';
import { downloadName } from '#server/http/download-name.ts';
import type { Scope } from '#server/http/scope.ts';
import { createWorkSlots } from '#server/work-slots.ts';
import { calendarDateIn } from '#shared/dates.ts';
import { expenseExportQuerySchema } from '#shared/expense-filter.ts';
import { type Sheet, writeWorkbook } from '#spreadsheet-writer/spreadsheet-writer.ts';
import type { Agreements } from '../agreements/agreement.service.ts';
import type { Bills } from '../bills/bill.service.ts';
import type { Budgets } from '../budget/budget.service.ts';
import type { Contractors } from '../contractors/contractor.service.ts';
import type { Expenses } from '../expenses/expense.service.ts';
import type { Milestones } from '../milestones/milestone.service.ts';
import type { PlanLines } from '../plan-lines/plan-line.service.ts';
import type { Projects } from '../projects/project.service.ts';
import { allowance, type RateLimits } from '../rate-limits/rate-limit.service.ts';
import type { Rooms } from '../rooms/room.service.ts';
import { budgetSheet } from './budget-sheet.ts';
import { agreementSheet, billSheet } from './contract-sheets.ts';
import { expenseSheet } from './expense-sheet.ts';
import { contractorSheet, milestoneSheet } from './people-sheets.ts';
import { type Money, moneyIn } from './sheet-fields.ts';
import { writeUnnamedFile } from './unnamed-file.ts';

/** Of one person. A file of 10,000 expenses takes about two seconds. */
const FILES_PER_10_MIN = 60;

const DISK_FULL = ['ENOSPC', 'EDQUOT'];

/** Each holds a connection of the database while it is written. */
const withWorkbookSlot = createWorkSlots({
  running: 2,
  waiting: 20,
  refusal: 'Many files are being made right now. Try again in a moment.',
});

interface WorkbookParts {
  db: Database;
  rateLimits: RateLimits;
  projects: Projects;
  expenses: Expenses;
  contractors: Contractors;
  milestones: Milestones;
  rooms: Rooms;
  planLines: PlanLines;
  agreements: Agreements;
  bills: Bills;
  budgets: Budgets;
  temporaryFolder: string;
}

interface Wanted {
  projectId: number;
  /** For the file's name and the days of completion. */
  timeZone: string;
}

export interface WorkbookFile {
  name: string;
  size: number;
  read: () => ReadStream;
}

export type Workbooks = ReturnType<typeof createWorkbooks>;

export function createWorkbooks(parts: WorkbookParts) {
  const { db, rateLimits, projects, temporaryFolder } = parts;

  /** All figures of one moment, so that no two sheets disagree. */
  const atOneMoment = <T>(read: (on: Queryable) => Promise<T>): Promise<T> =>
    db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });

  async function readSheets(
    { ownerId }: Scope,
    { projectId, timeZone }: Wanted,
    { on, money }: { on: Queryable; money: Money },
  ): Promise<Sheet[]> {
    const scope = { reach: [{ ownerId, projectId }] };
    const ofProject = { projectId };
    const filter = expenseExportQuerySchema.parse({ projectId: String(projectId) });
    const expenses = parts.expenses.exportExpenses(scope, filter, on);
    const budget = await parts.budgets.computeBudget(ownerId, projectId, on);
    const agreed = { ...ofProject, contractorId: null };
    const agreements = await parts.agreements.list(scope, agreed, on);
    const bills = await parts.bills.list(scope, { ...ofProject, agreementId: null }, on);
    const contractors = await parts.contractors.listContractors(scope, on);
    const milestones = await parts.milestones.listMilestones(scope, projectId, on);
    const rooms = await parts.rooms.list(scope, ofProject, on);
    const planLines = await parts.planLines.list(scope, ofProject, on);
    const names = {
      contractor: lookUp(contractors, ({ name }) => name),
      line: lookUp(planLines, ({ title }) => title),
      milestone: lookUp(milestones, ({ title }) => title),
      agreement: lookUp(agreements, (agreement) => agreement),
    };
    const done = planLines.filter(({ isDone }) => isDone).map(({ id }) => id);
    const inBudget = {
      rooms: new Map(rooms.map(({ id, name }) => [id, name])),
      done: new Set(done),
    };
    return [
      expenseSheet(expenses, money),
      budgetSheet(budget, inBudget, money),
      agreementSheet(agreements, names, money),
      billSheet(bills, names, money),
      contractorSheet(contractors, money),
      milestoneSheet(milestones, { ...names, timeZone }),
    ];
  }

  return {
    /** A project as a spreadsheet. The file is whole before its first byte is sent. */
    async exportWorkbook(scope: Scope, wanted: Wanted): Promise<WorkbookFile> {
      await rateLimits.take(allowance(FILES_PER_10_MIN, 'workbook', String(scope.actorId)));
      const day = calendarDateIn(wanted.timeZone, new Date());
      return withWorkbookSlot(() =>
        atOneMoment(async (on) => {
          const { name, currency } = await projects.getProject(scope, wanted.projectId, on);
          const sheets = await readSheets(scope, wanted, { on, money: moneyIn(currency) });
          const file = await writeUnnamedFile(temporaryFolder, writeWorkbook(sheets));
          return { name: downloadName(name, { day, extension: 'xlsx' }), ...file };
        }),
      ).catch(explainFullDisk);
    },
  };
}

function lookUp<T extends { id: number }, Name>(records: T[], nameOf: (record: T) => Name) {
  const byId = new Map(records.map((record) => [record.id, nameOf(record)]));
  return (id: number | null): Name | null => (id === null ? null : (byId.get(id) ?? null));
}

function explainFullDisk(error: unknown): never {
  if (!DISK_FULL.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  throw unavailable('The file cannot be made right now. Try again in a moment.', error);
}

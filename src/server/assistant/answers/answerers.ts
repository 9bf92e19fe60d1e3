import { afford } from './afford.ts';
import { agreements } from './agreements.ts';
import type { Answerer } from './answerer.ts';
import { average } from './average.ts';
import { breakdown } from './breakdown.ts';
import { budget } from './budget.ts';
import { compare } from './compare.ts';
import { contractorDetails } from './contractor-details.ts';
import { contractorPayments } from './contractor-payments.ts';
import { due } from './due.ts';
import { expected } from './expected.ts';
import { expenseCount } from './expense-count.ts';
import { expenseField } from './expense-field.ts';
import { expenseList } from './expense-list.ts';
import { extremes } from './extremes.ts';
import { forecast } from './forecast.ts';
import { linesOver } from './lines-over.ts';
import { milestones } from './milestones.ts';
import { namedMilestone } from './named-milestone.ts';
import { narrowed } from './narrowed.ts';
import { overBudget } from './over-budget.ts';
import { overview } from './overview.ts';
import { owed } from './owed.ts';
import { percent } from './percent.ts';
import { projects } from './projects.ts';
import { quoted } from './quoted.ts';
import { records } from './records.ts';
import { refunds } from './refunds.ts';
import { remaining } from './remaining.ts';
import { reserve } from './reserve.ts';
import { rooms } from './rooms.ts';
import { spending } from './spending.ts';
import { titled } from './titled.ts';

/**
 * The answers from the user's own figures. The first that understands a question answers it, so
 * specific ones come before general ones. To add a kind of question, add a file and a line here.
 */
export const answerers: readonly Answerer[] = [
  quoted,
  namedMilestone,
  records,
  refunds,
  narrowed,
  expenseField,
  titled,
  compare,
  agreements,
  reserve,
  linesOver,
  rooms,
  expected,
  owed,
  contractorPayments,
  contractorDetails,
  forecast,
  afford,
  overBudget,
  due,
  milestones,
  percent,
  average,
  breakdown,
  remaining,
  extremes,
  expenseCount,
  expenseList,
  budget,
  projects,
  overview,
  spending,
];

import type { ActivityEntry, FieldChange } from './activity.ts';
import { shorten } from './activity-fields.ts';

type Part = string | { name: string };

const REASON_LENGTH = 120;

/** What to say of a change in the budget, if it has words of its own. */
export function budgetWords(
  entry: ActivityEntry,
  { named, money }: { named: Part[]; money: (amount: string) => string },
): Part[] | null {
  if (entry.kind === 'reserve_move') return moveWords(entry, money);
  if (entry.action === 'update') return changeWords(entry, named);
  if (entry.action !== 'create') return null;
  const value = valuesOf(entry.changes);
  if (entry.kind === 'agreement') {
    const contractor = value('contractorId').name;
    const with_ = contractor ? [' with ', { name: contractor }] : [];
    return ['agreed ', { name: entry.label }, ...with_, ` for ${money(value('amount').text)}`];
  }
  if (entry.kind === 'plan_line') {
    return ['added ', ...named, `, ${money(value('planned').text)} planned`];
  }
  return null;
}

/** The value of a field after a change, as text, and the name of the record that it refers to. */
function valuesOf(changes: FieldChange[]) {
  return (field: string) => {
    const change = changes.find((each) => each.field === field);
    return { text: String(change?.to ?? ''), name: change?.toLabel, isSet: change !== undefined };
  };
}

/** "drew $500.00 from the reserve for Tiling: rotten joists" */
function moveWords({ changes }: ActivityEntry, money: (amount: string) => string): Part[] {
  const value = valuesOf(changes);
  const amount = value('amount').text;
  const isDraw = amount.startsWith('-');
  const sum = money(amount.replace('-', ''));
  const line = { name: value('planLineId').name ?? 'a deleted line' };
  const reason = value('reason').text;
  const because = reason ? `: ${shorten(reason, REASON_LENGTH)}` : '';
  const hasLine = value('planLineId').isSet;
  if (value('reversesId').isSet) {
    if (!isDraw) return [`put back ${sum} that was drawn for `, line, because];
    return hasLine
      ? [`gave ${sum} from the reserve back to `, line, because]
      : [`took back ${sum} from the reserve`, because];
  }
  if (isDraw) return [`drew ${sum} from the reserve for `, line, ...forChange(value), because];
  return hasLine
    ? [`moved ${sum} from `, line, ' to the reserve', because]
    : [`put ${sum} into the reserve`, because];
}

/** ", because of the change Heated floor" */
function forChange(value: ReturnType<typeof valuesOf>): Part[] {
  const { isSet, name = 'that was deleted' } = value('changeOrderId');
  return isSet ? [', because of the change ', { name }] : [];
}

/** What a change of one of these fields to one of these values is called. */
const verbs: Record<string, Record<string, string>> = {
  isDone: { true: 'finished', false: 'reopened' },
  isVoid: { true: 'voided', false: 'made valid again' },
  status: {
    closed: 'closed',
    void: 'voided',
    open: 'reopened',
    accepted: 'accepted',
    declined: 'declined',
  },
};

const verbOf = ({ field, to }: FieldChange) => verbs[field]?.[String(to)];

function changeWords({ changes }: ActivityEntry, named: Part[]): Part[] | null {
  const [change, ...others] = changes;
  const verb = change && others.length === 0 && verbOf(change);
  return verb ? [`${verb} `, ...named] : null;
}

/** The same as a line of a list. */
export function budgetDetail(change: FieldChange): string | undefined {
  return verbOf(change)?.replace(/^./, (letter) => letter.toUpperCase());
}

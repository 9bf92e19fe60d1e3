import { isCalendarDate } from './dates.ts';
import { MAX_ID } from './ids.ts';

/** What a list of expenses leaves out. */
export interface ExpenseExceptions {
  paymentMethods?: readonly string[];
  contractorIds?: readonly number[];
  projectIds?: readonly number[];
  /** Texts that are not in an expense. */
  texts?: readonly string[];
  stretches?: readonly Stretch[];
}

/** First and last day as yyyy-mm-dd, inclusive. */
export interface Stretch {
  from: string;
  to: string;
}

/** What an address leaves out, in the form of `EXCEPT_PATTERN`. */
export function readExceptions(text: string): ExpenseExceptions {
  const valuesOf = (kind: string) =>
    text
      .split(',')
      .filter((entry) => entry.startsWith(`${kind}:`))
      .map((entry) => entry.slice(kind.length + 1));
  const idsOf = (kind: string) => valuesOf(kind).map((id) => Math.min(Number(id), MAX_ID));
  const texts = valuesOf('text');
  const stretches = valuesOf('days').flatMap((days): Stretch[] => {
    const [from = '', to = ''] = days.split('..');
    return isCalendarDate(from) && isCalendarDate(to) ? [{ from, to }] : [];
  });
  return {
    paymentMethods: valuesOf('method'),
    contractorIds: idsOf('contractor'),
    projectIds: idsOf('project'),
    ...(texts.length > 0 && { texts }),
    ...(stretches.length > 0 && { stretches }),
  };
}

export function writeExceptions(except: ExpenseExceptions): string {
  const { paymentMethods = [], contractorIds = [], projectIds = [] } = except;
  const { texts = [], stretches = [] } = except;
  return [
    ...contractorIds.map((id) => `contractor:${id}`),
    ...paymentMethods.map((method) => `method:${method}`),
    ...projectIds.map((id) => `project:${id}`),
    ...stretches.map(({ from, to }) => `days:${from}..${to}`),
    ...texts.map((text) => `text:${text.replaceAll(',', ' ')}`),
  ].join();
}

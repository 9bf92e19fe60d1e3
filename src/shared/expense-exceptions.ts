import { MAX_ID } from './ids.ts';

/** What a list of expenses leaves out. */
export interface ExpenseExceptions {
  paymentMethods?: readonly string[];
  contractorIds?: readonly number[];
  projectIds?: readonly number[];
  /** Texts that are not in an expense. */
  texts?: readonly string[];
}

/** In an address: `contractor:5,method:check,project:2,text:shower drain`. */
export const EXCEPT_PATTERN =
  /^(?:(?:^|,)(?:(?:contractor|project):\d{1,10}|method:[a-z_]{1,50}|text:[^,]{1,100}))+$/;

export function readExceptions(text: string): ExpenseExceptions {
  const valuesOf = (kind: string) =>
    text
      .split(',')
      .filter((entry) => entry.startsWith(`${kind}:`))
      .map((entry) => entry.slice(kind.length + 1));
  const idsOf = (kind: string) => valuesOf(kind).map((id) => Math.min(Number(id), MAX_ID));
  const texts = valuesOf('text');
  return {
    paymentMethods: valuesOf('method'),
    contractorIds: idsOf('contractor'),
    projectIds: idsOf('project'),
    ...(texts.length > 0 && { texts }),
  };
}

export function writeExceptions(except: ExpenseExceptions): string {
  const { paymentMethods = [], contractorIds = [], projectIds = [], texts = [] } = except;
  return [
    ...contractorIds.map((id) => `contractor:${id}`),
    ...paymentMethods.map((method) => `method:${method}`),
    ...projectIds.map((id) => `project:${id}`),
    ...texts.map((text) => `text:${text.replaceAll(',', ' ')}`),
  ].join();
}

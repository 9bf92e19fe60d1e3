import * as z from 'zod/mini';
import { MAX_ID } from './ids.ts';
import { isStorableText } from './text.ts';

/** What a list of expenses leaves out. */
export interface ExpenseExceptions {
  paymentMethods?: readonly string[];
  contractorIds?: readonly number[];
  projectIds?: readonly number[];
  /** Text that is not in an expense. */
  search?: string;
}

const MAX_LENGTH = 400;
const ENTRY = /^(?:(?:contractor|project):\d{1,10}|method:[a-z_]{1,50}|text:[^,]{1,100})$/;

/** In an address: `contractor:5,method:check,project:2,text:shower drain`. */
export const exceptFilterSchema = z.string().check(
  z.maxLength(MAX_LENGTH, { error: 'This filter is too long' }),
  z.refine((text) => text.split(',').every((entry) => ENTRY.test(entry)), {
    error: 'This must be what is left out, as contractor:5,method:check',
  }),
  z.refine(isStorableText, { error: 'This filter is malformed' }),
);

export function readExceptions(text: string): ExpenseExceptions {
  const valuesOf = (kind: string) =>
    text
      .split(',')
      .filter((entry) => entry.startsWith(`${kind}:`))
      .map((entry) => entry.slice(kind.length + 1));
  const idsOf = (kind: string) => valuesOf(kind).map((id) => Math.min(Number(id), MAX_ID));
  const search = valuesOf('text')[0];
  return {
    paymentMethods: valuesOf('method'),
    contractorIds: idsOf('contractor'),
    projectIds: idsOf('project'),
    ...(search !== undefined && { search }),
  };
}

/** The opposite of `readExceptions`. */
export function writeExceptions(except: ExpenseExceptions): string {
  const { paymentMethods = [], contractorIds = [], projectIds = [], search } = except;
  return [
    ...contractorIds.map((id) => `contractor:${id}`),
    ...paymentMethods.map((method) => `method:${method}`),
    ...projectIds.map((id) => `project:${id}`),
    ...(search === undefined ? [] : [`text:${search.replaceAll(',', ' ')}`]),
  ].join();
}

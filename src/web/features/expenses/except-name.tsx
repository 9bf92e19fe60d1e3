import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#shared/dates.ts';
import { paymentMethodLabel } from '#shared/expense.ts';
import { readExceptions } from '#shared/expense-exceptions.ts';
import { useContractorsOf } from '../contractors/contractor-queries.ts';
import { projectsQuery } from '../projects/project-queries.ts';

/** "Without Grace Lindqvist, Check". */
export function ExceptName({ text }: { text: string }) {
  const { contractorIds = [], projectIds = [], ...others } = readExceptions(text);
  const { paymentMethods = [], texts = [], stretches = [] } = others;
  const { data: contractors } = useContractorsOf(null);
  const { data: projects } = useQuery(projectsQuery);
  const nameOf = (records: readonly { id: number; name: string }[] | undefined, id: number) =>
    records?.find((record) => record.id === id)?.name ?? 'one record';
  const names = [
    ...contractorIds.map((id) => nameOf(contractors, id)),
    ...projectIds.map((id) => nameOf(projects, id)),
    ...paymentMethods.map(paymentMethodLabel),
    ...stretches.map(({ from, to }) => `${formatDate(from)} – ${formatDate(to)}`),
    ...texts.map((one) => `“${one}”`),
  ];
  return `Without ${names.join(', ')}`;
}

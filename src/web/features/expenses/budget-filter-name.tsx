import { useQuery } from '@tanstack/react-query';
import { agreementsQuery } from '../agreements/agreement-queries.ts';
import { billsQuery } from '../bills/bill-queries.ts';
import { planLinesQuery } from '../plan-lines/plan-line-queries.ts';
import { roomsQuery } from '../rooms/room-queries.ts';
import { type LookedUpFilter, unnamed } from './budget-filters.ts';
import { ExceptName } from './except-name.tsx';

export interface BudgetFilterNameProps {
  filter: LookedUpFilter;
  id: number | string | null;
  projectId: number;
}

/** The name of a line, a room, an agreement or a bill; or what is left out. */
export function BudgetFilterName({ filter, ...record }: BudgetFilterNameProps) {
  if (filter === 'except') return <ExceptName text={String(record.id)} />;
  return filter === 'room' ? <RoomName {...record} /> : <Title filter={filter} {...record} />;
}

function RoomName({ id, projectId }: Omit<BudgetFilterNameProps, 'filter'>) {
  const { data } = useQuery(roomsQuery(projectId));
  return data?.find((room) => room.id === id)?.name ?? unnamed.room;
}

const queries = { line: planLinesQuery, agreement: agreementsQuery, bill: billsQuery };

interface TitleProps extends BudgetFilterNameProps {
  filter: keyof typeof queries;
}

function Title({ filter, id, projectId }: TitleProps) {
  const query = queries[filter](projectId);
  const { data } = useQuery<{ id: number; title: string }[]>(query as never);
  return data?.find((record) => record.id === id)?.title ?? unnamed[filter];
}

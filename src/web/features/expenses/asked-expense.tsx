import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Project } from '#shared/project.ts';
import { toId } from '../../lib/plain-search.ts';
import { contractorsQuery } from '../contractors/contractor-queries.ts';
import { canChangeRecords, sharedProjectId } from '../projects/shared-project.ts';
import { useProjectsById } from '../projects/use-projects-by-id.ts';
import { expenseHabitsQuery } from './expense-queries.ts';
import { type ExpenseStart, toExpenseStart, withoutStart } from './expense-start.ts';
import { ExpenseFormDialog } from './lazy-expense-dialogs.tsx';
import { prepareForm } from './open-form.ts';
import { useExpenseGate } from './use-expense-gate.ts';

const route = getRouteApi('/user/signed-in/expenses');

/** The form of a new expense that the address asks for. Closing it takes that out of the address. */
export function AskedExpense({ project }: { project: Project }) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const queryClient = useQueryClient();
  const projects = useProjectsById();
  const gate = useExpenseGate();
  const [opened, setOpened] = useState<{ start: ExpenseStart; projectId: number } | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  const leave = () => void navigate({ search: withoutStart, replace: true, resetScroll: false });

  /** A contractor who is not there would be refused only on saving. */
  const withKnownContractor = async (start: ExpenseStart): Promise<ExpenseStart> => {
    const { contractorId, ...others } = start.values;
    if (contractorId === undefined) return start;
    const known = await queryClient
      .fetchQuery(contractorsQuery(sharedProjectId(project)))
      .catch(() => []);
    return known.some(({ id }) => id === contractorId) ? start : { ...start, values: others };
  };

  const open = useEffectEvent(async () => {
    const asked = toExpenseStart(search);
    if (!asked || !canChangeRecords(project)) return leave();
    const ready = Promise.all([
      withKnownContractor(asked),
      queryClient.prefetchQuery(expenseHabitsQuery(project.id)),
      prepareForm(queryClient, project.id),
    ]);
    let isAllowed = false;
    await gate.pass(project, () => {
      isAllowed = true;
    });
    const [start] = await ready;
    if (!isAllowed) return leave();
    setOpened({ start, projectId: project.id });
    setIsOpen(true);
  });
  // The layout first opens the project that the address names.
  const isAsked = search.add !== undefined && toId(search.project) === null;
  useEffect(() => {
    if (isAsked) void open();
  }, [isAsked]);

  return (
    <>
      {opened && (
        <ExpenseFormDialog
          isOpen={isOpen && projects.has(opened.projectId)}
          onOpenChange={(next) => {
            setIsOpen(next);
            if (!next) leave();
          }}
          {...opened}
        />
      )}
      {gate.modal}
    </>
  );
}

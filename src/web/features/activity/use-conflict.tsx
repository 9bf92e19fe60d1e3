import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Control, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { ApiError } from '../../lib/api-client.ts';
import { codePart } from '../../lib/code-parts.ts';
import { showFormError } from '../../lib/form-errors.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { refreshAfter } from '../../lib/refresh.ts';
import { fetchLatestEntry, type RecordOfProject } from './activity-api.ts';
import type { FormValues } from './conflict-merge.ts';
import type { NameOf } from './conflict-panel.tsx';

const loadPart = codePart(() => import('./conflict-part.ts'));

/** What is loaded again after a form has lost to someone else's change. */
const refreshOf = {
  expense: refreshAfter.expenseChange,
  milestone: refreshAfter.milestoneChange,
  contractor: refreshAfter.contractorChange,
  project: refreshAfter.projectChange,
  plan_line: refreshAfter.budgetChange,
  agreement: refreshAfter.budgetChange,
  bill: refreshAfter.budgetChange,
  document: refreshAfter.contractChange,
  quote: refreshAfter.contractChange,
  change_order: refreshAfter.contractChange,
};

interface ConflictOptions<Stored, Values> {
  kind: keyof typeof refreshOf;
  /** The record in the form. A new one has no conflicts. */
  record: Stored | undefined;
  /** The project whose activity tells who changed the record; undefined if there is none. */
  projectId: number | undefined;
  schema: z.ZodMiniType<Stored>;
  /** What the form starts with. */
  toValues: (record: Stored) => Values;
  /** The name of the record that a field refers to, such as a contractor. */
  nameOf?: NameOf;
  /**
   * The advice to save a deleted record as a new one, for a form that can. Any other record must be
   * restored first.
   */
  newOneAdvice?: string;
  /** For every other failure. */
  showError?: (error: unknown) => void;
}

interface Problem {
  kind: 'deleted' | 'changed';
  draw: (nameOf: NameOf) => ReactNode;
}

/**
 * For a form that edits a record: sends the version that the person saw. If someone else has saved
 * or deleted the record since, the form keeps what was typed and shows what differs.
 */
export function useConflict<
  Values extends FieldValues,
  Output,
  Stored extends { id: number; version: number },
>(form: UseFormReturn<Values, unknown, Output>, options: ConflictOptions<Stored, Values>) {
  const { kind, projectId, schema, toValues, newOneAdvice } = options;
  const { nameOf = () => undefined, showError = (error) => showFormError(form, error) } = options;
  const queryClient = useQueryClient();
  // As the form was opened: the list behind it may show a newer one meanwhile.
  const [record] = useState(options.record);
  const [version, setVersion] = useState(record?.version);
  const base = useRef<FormValues>(record && toValues(record));
  const [problem, setProblem] = useState<Problem | null>(null);
  const isStale = useRef(false);
  const onClosed = useEffectEvent(() => {
    if (isStale.current) void refreshOf[kind](queryClient);
  });
  // Not earlier: a list without the record would close the form.
  useEffect(() => () => onClosed(), []);

  const itsHistory: RecordOfProject | undefined =
    record && projectId !== undefined ? { kind, recordId: record.id, projectId } : undefined;

  const setField = (field: string, value: unknown) =>
    form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
    });

  const showDeleted = async (deleted: RecordOfProject) => {
    const { DeletedPanel } = await loadPart();
    const draw = () => (
      <DeletedPanel
        record={deleted}
        newOneAdvice={newOneAdvice}
        onRestored={() => setProblem(null)}
      />
    );
    setProblem({ kind: 'deleted', draw });
  };

  const showChanged = async (current: Stored) => {
    const { ConflictPanel, mergeValues } = await loadPart();
    const entry = itsHistory && (await fetchLatestEntry(itsHistory).catch(() => undefined));
    const theirs = toValues(current);
    const mine = structuredClone(form.getValues());
    const merge = mergeValues({ base: base.current ?? {}, mine, theirs });
    for (const field of merge.changed) {
      form.resetField(field as Path<Values>, { defaultValue: theirs[field] });
      setField(field, merge.taken.includes(field) ? theirs[field] : mine[field]);
    }
    base.current = theirs;
    setVersion(current.version);
    // The other person may have chosen a contractor that this page does not know yet.
    void queryClient.invalidateQueries({ queryKey: queryKeys.contractors });
    setProblem({
      kind: 'changed',
      draw: (names) => (
        <ConflictPanel
          key={current.version}
          control={form.control as unknown as Control<FormValues>}
          setValue={setField}
          merge={merge}
          theirs={theirs}
          actor={entry?.actor}
          projectId={projectId}
          nameOf={names}
        />
      ),
    });
  };

  /** Whether the failure was a conflict, which the form then shows. */
  const explain = async (error: unknown): Promise<boolean> => {
    if (!record || !(error instanceof ApiError)) return false;
    const current = z.safeParse(schema, error.current);
    const isChanged = error.code === 'conflict' && current.success;
    const isDeleted = error.status === 404 && itsHistory !== undefined;
    if (isChanged) await showChanged(current.data);
    else if (isDeleted) await showDeleted(itsHistory);
    else return false;
    isStale.current = true;
    return true;
  };

  const savesAsNew = problem?.kind === 'deleted' && newOneAdvice !== undefined;
  return {
    /** Adds the version to what an update sends. */
    versioned: (input: Output) => ({ ...input, version: savesAsNew ? undefined : version }),
    showError: async (error: unknown) => {
      // Without the code of the panel, the server's sentence says the same.
      if (!(await explain(error).catch(() => false))) showError(error);
    },
    /** Whether saving creates a new record, because the edited one is gone. */
    savesAsNew,
    panel: problem?.draw(nameOf),
  };
}

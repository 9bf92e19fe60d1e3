import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { fieldText } from '#shared/activity-fields.ts';
import { type PlanLine, planLineSchema } from '#shared/plan-line.ts';
import type { PlanLineUpdate } from '#shared/plan-line-input.ts';
import { ApiError, errorSentence } from '../../lib/api-client.ts';
import { refreshAfter } from '../../lib/refresh.ts';
import { updatePlanLine } from '../plan-lines/plan-line-api.ts';
import { planLinesQuery } from '../plan-lines/plan-line-queries.ts';
import { useCurrency } from '../projects/use-currency.ts';

export type LineField = 'title' | 'category' | 'roomId' | 'planned' | 'isDone';

/** What was typed and not saved, and why. */
export interface LostEdit {
  text: string;
  message: string;
}

const lostKey = (lineId: number, field: LineField) => `${lineId}:${field}`;

interface Edit {
  line: PlanLine;
  field: LineField;
  value: string | number | boolean | null;
  /** As it was typed, to keep it if the save fails. */
  text: string;
}

/**
 * Saves single fields of lines. The new value shows at once. Saves of one line wait for each other,
 * so that a second edit does not lose to the first. If someone else has changed the same field, or
 * the save fails, what was typed is kept with the reason.
 */
export function useLineEdits(projectId: number, nameOf: (roomId: number) => string | undefined) {
  const queryClient = useQueryClient();
  const currency = useCurrency(projectId);
  const { queryKey } = planLinesQuery(projectId);
  const [lost, setLost] = useState<ReadonlyMap<string, LostEdit>>(new Map());
  const waiting = useRef(new Map<number, Promise<unknown>>());

  const storedLine = (id: number) =>
    queryClient.getQueryData(queryKey)?.find((line) => line.id === id);
  const showLine = (line: PlanLine) =>
    queryClient.setQueryData(queryKey, (lines) =>
      lines?.map((each) => (each.id === line.id ? line : each)),
    );
  const setProblem = (key: string, edit: LostEdit | null) =>
    setLost((before) => {
      const after = new Map(before);
      if (edit) after.set(key, edit);
      else after.delete(key);
      return after;
    });

  const beatenBy = (current: PlanLine, field: LineField) => {
    const theirs = fieldText(field, current[field], {
      name: nameOf(Number(current[field])),
      currency,
    });
    return `Someone else changed this to “${theirs}” meanwhile. Yours is not saved: save it again, or press Escape to take theirs.`;
  };

  const send = async ({ line, field, value }: Edit) => {
    const changes = { [field]: value } as PlanLineUpdate;
    const version = Math.max(line.version, storedLine(line.id)?.version ?? 0);
    try {
      return await updatePlanLine(line.id, { ...changes, version });
    } catch (error) {
      const current = z.safeParse(planLineSchema, conflictOf(error));
      // Someone has changed the line, but not this field: nothing is lost by saving on top.
      if (!current.success || current.data[field] !== line[field]) throw error;
      return await updatePlanLine(line.id, { ...changes, version: current.data.version });
    }
  };

  const saveNow = async (edit: Edit) => {
    const { line, field, value, text } = edit;
    const key = lostKey(line.id, field);
    try {
      showLine(await send(edit));
      setProblem(key, null);
    } catch (error) {
      const current = z.safeParse(planLineSchema, conflictOf(error));
      const message = current.success
        ? beatenBy(current.data, field)
        : `Not saved. ${errorSentence(error)}`;
      setProblem(key, { text, message });
      const shown = storedLine(line.id);
      if (shown && shown[field] === value) showLine({ ...shown, [field]: line[field] });
    }
    await refreshAfter.budgetChange(queryClient);
  };

  return {
    /** `line` is the line as it was when the edit began. */
    save: (edit: Edit) => {
      const { line, field, value } = edit;
      const shown = storedLine(line.id) ?? line;
      if (shown[field] !== line[field] && shown[field] !== value) {
        setProblem(lostKey(line.id, field), { text: edit.text, message: beatenBy(shown, field) });
        return Promise.resolve();
      }
      showLine({ ...shown, [field]: value });
      const before = waiting.current.get(line.id) ?? Promise.resolve();
      const saved = before.then(() => saveNow(edit));
      waiting.current.set(line.id, saved);
      return saved;
    },
    lostEdit: (lineId: number, field: LineField) => lost.get(lostKey(lineId, field)),
    /** Whether there was something to discard. */
    discard: (lineId: number, field: LineField): boolean => {
      const key = lostKey(lineId, field);
      if (!lost.has(key)) return false;
      setProblem(key, null);
      return true;
    },
  };
}
export type LineEdits = ReturnType<typeof useLineEdits>;

function conflictOf(error: unknown): unknown {
  return error instanceof ApiError && error.code === 'conflict' ? error.current : undefined;
}

import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { type ScopeLine, type ScopeLineInput, scopeLineInputSchema } from '#shared/scope-line.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { joinClasses } from '../../lib/join-classes.ts';
import { typedAmount } from '../../lib/typed-amount.ts';
import { Button } from '../../ui/button.tsx';
import { controlClasses } from '../../ui/field.tsx';
import { Select } from '../../ui/select-field.tsx';
import { planLinesQuery } from '../plan-lines/plan-line-queries.ts';

interface ScopeLineFormProps {
  projectId: number;
  /** The line to edit; without it, a new one. */
  line?: Pick<ScopeLine, 'title' | 'planLineId' | 'estimate'>;
  submitText: string;
  onSave: (line: Omit<ScopeLineInput, 'projectId'>) => Promise<unknown>;
  onCancel?: () => void;
}

/** One line of the scope, typed in place. After a new one, the next can be typed at once. */
export function ScopeLineForm(props: ScopeLineFormProps) {
  const { projectId, line, submitText, onSave, onCancel } = props;
  const { data: planLines = [] } = useQuery(planLinesQuery(projectId));
  const [title, setTitle] = useState(line?.title ?? '');
  const [estimate, setEstimate] = useState(line?.estimate ?? '');
  const [planLineId, setPlanLineId] = useState(line?.planLineId ?? null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [said, setSaid] = useState('');
  const titleInput = useRef<HTMLInputElement>(null);
  const problemId = useId();
  const about = line ? `of ${line.title}` : 'of a new line';

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const typed = { projectId, title, planLineId, estimate: typedAmount.setValueAs(estimate) };
    const parsed = scopeLineInputSchema.safeParse(typed);
    setProblem(parsed.error?.issues[0]?.message ?? null);
    titleInput.current?.focus();
    if (!parsed.success) return;
    setIsSaving(true);
    try {
      const { projectId: _, ...input } = parsed.data;
      await onSave(input);
      setSaid(`${input.title} saved`);
      if (line) return;
      setTitle('');
      setEstimate('');
      setPlanLineId(null);
    } catch (error) {
      setProblem(errorSentence(error));
    } finally {
      setIsSaving(false);
    }
  };

  return (
    <form noValidate onSubmit={save}>
      <div className="flex flex-wrap gap-2">
        <input
          ref={titleInput}
          aria-label={`Title ${about}`}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? problemId : undefined}
          // biome-ignore lint/a11y/noAutofocus: the field replaces the button that was pressed.
          autoFocus={line !== undefined}
          placeholder="e.g. Tile, set"
          autoComplete="off"
          value={title}
          onChange={({ target }) => setTitle(target.value)}
          className={joinClasses(controlClasses, 'target flex-[1_1_14rem]')}
        />
        {planLines.length > 0 && (
          <div className="flex-[1_1_10rem]">
            <Select
              aria-label={`Line of the plan ${about}`}
              emptyLabel="Not in the plan"
              options={planLines.map(({ id, title: label }) => ({ value: String(id), label }))}
              value={planLineId ?? ''}
              onChange={({ target }) => setPlanLineId(Number(target.value) || null)}
            />
          </div>
        )}
        <input
          aria-label={`Estimate ${about}`}
          placeholder="Your estimate"
          inputMode="decimal"
          autoComplete="off"
          value={estimate}
          onChange={({ target }) => setEstimate(target.value)}
          className={joinClasses(
            controlClasses,
            'money target max-w-36 flex-[1_1_8rem] text-right',
          )}
        />
        <Button variant="secondary" type="submit" isPending={isSaving}>
          {!isSaving && !line && <Plus className="size-4" aria-hidden="true" />}
          {submitText}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
      {problem && (
        <p id={problemId} role="alert" className="mt-1.5 text-sm font-medium text-brick">
          {problem}
        </p>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </form>
  );
}

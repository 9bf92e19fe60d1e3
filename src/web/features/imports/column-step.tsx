import { ArrowRight } from 'lucide-react';
import {
  type DayOrder,
  type Import,
  type ImportField,
  type ImportUpdate,
  importFieldLabels,
  importFields,
} from '#shared/import.ts';
import type { Project } from '#shared/project.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Select, SelectField } from '../../ui/select-field.tsx';
import { useUpdateImport } from './import-mutations.ts';
import { NameChoices } from './name-choices.tsx';

interface ColumnStepProps {
  draft: Import;
  project: Project;
  onNext: () => void;
  onLeave: () => void;
}

const SAMPLED = 3;
const SAMPLED_LENGTH = 40;

/** The second step: what the columns and the names in them stand for. */
export function ColumnStep({ draft, project, onNext, onLeave }: ColumnStepProps) {
  const update = useUpdateImport(draft.id);
  const change = (changes: ImportUpdate) => update.mutate(changes);
  const { mapping } = draft;
  const columns = draft.columns.map((heading, index) => ({ heading, index }));
  const missing = missingFields(draft);
  return (
    <div className="grid gap-6">
      <section>
        <h2 className="text-lg font-semibold">What is in the columns?</h2>
        <p className="mt-1 mb-4 text-ink-soft">
          {draft.fileName}. Correct what we guessed wrong. We remember it for files with the same
          headings.
        </p>
        <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {columns.map(({ heading, index }) => (
            <Card key={index} className="grid content-start gap-2 p-4">
              <p className="truncate font-medium" title={heading}>
                {heading}
              </p>
              <p className="line-clamp-3 min-h-15 text-sm whitespace-pre-line text-ink-soft">
                {draft.sample
                  .slice(0, SAMPLED)
                  .map((cells) => cells[index]?.slice(0, SAMPLED_LENGTH) || '–')
                  .join('\n')}
              </p>
              <Select
                aria-label={`What is in ${heading}`}
                value={fieldAt(mapping, index) ?? ''}
                emptyLabel="Not used"
                options={importFields.map((field) => ({
                  value: field,
                  label: importFieldLabels[field],
                }))}
                onChange={({ target }) =>
                  change({ mapping: withField(mapping, index, target.value as ImportField | '') })
                }
              />
            </Card>
          ))}
        </div>
      </section>
      <section className="grid gap-4 sm:max-w-xl sm:grid-cols-2">
        <SelectField
          label="Days are written"
          value={draft.dayOrder}
          options={[
            { value: 'mdy', label: 'Month first: 3/8/2026' },
            { value: 'dmy', label: 'Day first: 8.3.2026' },
          ]}
          onChange={({ target }) => change({ dayOrder: target.value as DayOrder })}
        />
        {mapping.amount !== null && (
          <div className="grid content-start gap-1.5">
            <p className="text-sm font-medium">What you spent is</p>
            <Segments
              label="What you spent is"
              isWide
              value={draft.signs}
              options={[
                { value: 'positive', label: 'Positive' },
                { value: 'negative', label: 'Negative' },
              ]}
              onChange={(signs) => change({ signs })}
            />
          </div>
        )}
      </section>
      <NameChoices draft={draft} project={project} onChange={change} />
      {update.isError && <ErrorAlert>{errorSentence(update.error)}</ErrorAlert>}
      {missing && <ErrorAlert>{missing}</ErrorAlert>}
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button variant="quiet" onClick={onLeave}>
          Choose another file
        </Button>
        <Button onClick={onNext} disabled={missing !== null} isPending={update.isPending}>
          Check the rows
          <ArrowRight className="size-4" aria-hidden="true" />
        </Button>
      </div>
    </div>
  );
}

const fieldAt = (mapping: Import['mapping'], index: number) =>
  importFields.find((field) => mapping[field] === index);

/** A column has one field, and a field one column. */
function withField(
  mapping: Import['mapping'],
  index: number,
  chosen: ImportField | '',
): Import['mapping'] {
  const others = Object.entries(mapping).map(([field, column]) => [
    field,
    column === index ? null : column,
  ]);
  return { ...Object.fromEntries(others), ...(chosen && { [chosen]: index }) };
}

function missingFields({ mapping }: Import): string | null {
  if (mapping.date === null) return 'Choose the column with the date.';
  if (mapping.amount === null && mapping.debit === null) {
    return 'Choose the column with the amount.';
  }
  return null;
}

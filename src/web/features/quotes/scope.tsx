import { toast } from 'sonner';
import type { Project } from '#shared/project.ts';
import type { ComparedScopeLine } from '#shared/quote-comparison.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { Card } from '../../ui/card.tsx';
import { ScopeLineForm } from './scope-line-form.tsx';
import { ScopeLineItem } from './scope-line-item.tsx';
import { useCreateScopeLine, useOrderScopeLines } from './scope-line-mutations.ts';

interface ScopeProps {
  project: Project;
  lines: ComparedScopeLine[];
  canChange: boolean;
}

/** What the contractors are to quote for. */
export function Scope({ project, lines, canChange }: ScopeProps) {
  const create = useCreateScopeLine();
  const order = useOrderScopeLines();
  const { id: projectId } = project;
  const move = (from: number, to: number) => {
    const ids = lines.map(({ id }) => id);
    const [moved] = ids.splice(from, 1);
    if (moved === undefined || order.isPending) return;
    order.mutate(
      { projectId, ids: ids.toSpliced(to, 0, moved) },
      {
        onError: (error) =>
          toast.error('The order was not saved', { description: errorSentence(error) }),
      },
    );
  };
  return (
    <Card className="p-4 sm:p-6">
      <h2 className="text-lg font-semibold">Scope</h2>
      <p className="mt-1 max-w-prose text-sm text-ink-soft">
        What every contractor is asked about. Your estimate counts where a quote leaves a line out;
        without one, the amount that the plan has for it.
      </p>
      {lines.length > 0 && (
        <ul
          aria-label="Lines of the scope"
          className="mt-3 divide-y divide-line border-y border-line"
        >
          {lines.map((line, at) => (
            <ScopeLineItem
              key={line.id}
              line={line}
              canChange={canChange}
              onUp={at === 0 ? null : () => move(at, at - 1)}
              onDown={at === lines.length - 1 ? null : () => move(at, at + 1)}
            />
          ))}
        </ul>
      )}
      {canChange && (
        <div className="mt-4">
          <ScopeLineForm
            projectId={projectId}
            submitText="Add"
            onSave={(line) => create.mutateAsync({ ...line, projectId })}
          />
        </div>
      )}
    </Card>
  );
}

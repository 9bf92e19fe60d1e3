import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Project } from '#shared/project.ts';
import { type ProjectKind, suggestKind } from '#shared/project-kind.ts';
import type { ScopeLineBatch } from '#shared/scope-line.ts';
import { starterScopes } from '#shared/starter-scopes.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LedgerDrawing } from '../../ui/line-drawings.tsx';
import { Select } from '../../ui/select-field.tsx';
import { planLinesQuery } from '../plan-lines/plan-line-queries.ts';
import { ScopeLineForm } from './scope-line-form.tsx';
import { useCreateScopeLine, useCreateScopeLines } from './scope-line-mutations.ts';

interface StartScopeProps {
  project: Project;
  canChange: boolean;
}

const kinds = Object.entries(starterScopes).map(([value, { label }]) => ({ value, label }));

/** Before there is anything to compare: what the contractors are to quote for. */
export function StartScope({ project, canChange }: StartScopeProps) {
  return (
    <Card>
      <EmptyState picture={<LedgerDrawing />} title="What should they quote for?">
        {canChange
          ? 'Two quotes are rarely for the same work. List the pieces once, ask every contractor about all of them, and you see who leaves out what.'
          : 'The pieces of work that contractors quote for will be here, with their quotes side by side.'}
      </EmptyState>
      {canChange && <Ways project={project} />}
    </Card>
  );
}

function Ways({ project }: { project: Project }) {
  const { data: planLines = [] } = useQuery(planLinesQuery(project.id));
  const [kind, setKind] = useState<ProjectKind>(() => suggestKind(project.name));
  const createAll = useCreateScopeLines();
  const create = useCreateScopeLine();
  const add = (lines: ScopeLineBatch['lines']) => {
    if (!createAll.isPending) createAll.mutate({ projectId: project.id, lines });
  };
  return (
    <div className="mx-auto grid max-w-xl gap-5 px-4 pb-10 sm:px-6">
      {planLines.length > 0 && (
        <Button
          isPending={createAll.isPending}
          onClick={() =>
            add(planLines.map(({ id, title }) => ({ title, planLineId: id, estimate: null })))
          }
        >
          Start from the {planLines.length} lines of the plan
        </Button>
      )}
      <div className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Select
          aria-label="Kind of project"
          options={kinds}
          value={kind}
          onChange={({ target }) => setKind(target.value as ProjectKind)}
        />
        <Button
          variant="secondary"
          isPending={createAll.isPending}
          onClick={() =>
            add(
              starterScopes[kind].lines.map((title) => ({
                title,
                planLineId: null,
                estimate: null,
              })),
            )
          }
        >
          Use the starter set
        </Button>
      </div>
      {createAll.isError && <ErrorAlert>{errorSentence(createAll.error)}</ErrorAlert>}
      <ScopeLineForm
        projectId={project.id}
        submitText="Add"
        onSave={(line) => create.mutateAsync({ ...line, projectId: project.id })}
      />
    </div>
  );
}

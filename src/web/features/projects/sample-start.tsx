import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { paths } from '../../config/paths.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { refreshAfter } from '../../lib/refresh.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { addSampleProject } from './sample-api.ts';
import { useSelectProject } from './selected-project.ts';

/** For someone who would rather look around first. */
export function SampleStart() {
  const navigate = useNavigate();
  const selectProject = useSelectProject();
  const queryClient = useQueryClient();
  const add = useMutation({
    mutationFn: addSampleProject,
    onSuccess: async ({ id }) => {
      selectProject(id);
      await refreshAfter.projectChange(queryClient);
      await navigate({ to: paths.dashboard, ignoreBlocker: true });
    },
  });
  return (
    <div className="mt-6 grid justify-items-center gap-3 text-center">
      <p className="text-ink-soft">
        Rather look around first? The sample project shows a renovation halfway through. It does not
        count against your plan, and you remove it with one press.
      </p>
      <Button
        variant="secondary"
        isPending={add.isPending}
        pendingText="Adding the sample..."
        onClick={() => add.mutate()}
      >
        Start with the sample project
      </Button>
      {add.isError && <ErrorAlert>{errorSentence(add.error)}</ErrorAlert>}
    </div>
  );
}

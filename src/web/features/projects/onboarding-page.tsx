import { useNavigate } from '@tanstack/react-router';
import { HardHat, ListChecks, ReceiptText } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { paths } from '../../config/paths.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { webConfig } from '../../lib/web-config.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ClosingContext, useClosing } from '../../ui/closing.ts';
import { Wordmark } from '../../ui/plumb-mark.tsx';
import { useLogout } from '../auth/auth-mutations.ts';
import { ProjectForm } from './project-form.tsx';
import { useCreateProject } from './project-mutations.ts';
import { useSelectProject } from './selected-project.ts';

const SampleStart = lazy(async () => ({
  default: (await import('./sample-start.tsx')).SampleStart,
}));

const blurbs = [
  {
    Icon: ReceiptText,
    title: 'Track Expenses',
    text: 'Log every payment with its receipt and see what is left.',
  },
  {
    Icon: HardHat,
    title: 'Manage Contractors',
    text: 'Keep names, rates and phone numbers where you need them.',
  },
  {
    Icon: ListChecks,
    title: 'Timeline Progress',
    text: 'Set milestones and tick them off as the work gets done.',
  },
];

/** Replaces every page that needs a project until there is one. */
export function OnboardingPage({ chat }: { chat: ReactNode }) {
  const { productName } = webConfig();
  usePageTitle('Create your first project');
  const logout = useLogout();
  const signOut = useClosing(logout.mutate);
  const navigate = useNavigate();
  const createProject = useCreateProject();
  const selectProject = useSelectProject();

  return (
    <div className="mx-auto min-h-dvh max-w-5xl px-5 pb-16">
      <header className="flex items-center gap-2 py-4">
        <Wordmark productName={productName} />
        <div className="ml-auto">{chat}</div>
        <Button
          variant="secondary"
          isPending={logout.isPending}
          pendingText="Signing Out..."
          onClick={signOut.close}
        >
          Sign Out
        </Button>
      </header>
      {logout.isError && <ErrorAlert>{errorSentence(logout.error)}</ErrorAlert>}
      <main className="mx-auto mt-6 max-w-xl sm:mt-10">
        <h1 className="text-center font-serif text-4xl leading-tight font-semibold tracking-tight wrap-anywhere">
          Welcome to {productName}
        </h1>
        <p className="mt-3 text-center text-lg text-balance text-ink-soft">
          Let's get started by creating your first renovation project
        </p>
        <Card className="mt-8 p-5 sm:p-8">
          <h2 className="mb-5 text-lg font-semibold">Create Your First Project</h2>
          <ClosingContext value={signOut}>
            <ProjectForm
              submitText="Create Project & Get Started"
              pendingText="Creating Project..."
              isOnPage
              onSubmit={async (input) => {
                const project = await createProject.mutateAsync(input);
                selectProject(project.id);
                await navigate({ to: paths.dashboard, ignoreBlocker: true });
              }}
            />
          </ClosingContext>
        </Card>
        <Suspense fallback={<div className="mt-6 h-28" />}>
          <SampleStart />
        </Suspense>
        <ul className="mt-10 grid gap-6 sm:grid-cols-3">
          {blurbs.map(({ Icon, title, text }) => (
            <li key={title} className="flex gap-3 sm:block sm:text-center">
              <Icon className="mt-0.5 size-5 shrink-0 text-pine sm:mx-auto" aria-hidden="true" />
              <div className="sm:mt-2">
                <h3 className="font-semibold">{title}</h3>
                <p className="mt-0.5 text-sm text-balance text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </main>
    </div>
  );
}

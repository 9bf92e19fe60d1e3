import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Outlet, useMatches } from '@tanstack/react-router';
import { lazy, Suspense, useDeferredValue } from 'react';
import type { Project } from '#shared/project.ts';
import { DEFAULT_LOCALE } from '#shared/writing.ts';
import { BootScreen } from '../boot/boot-screen.tsx';
import { ChatPlace } from '../features/ai-chat/chat-place.tsx';
import { useCurrentUser } from '../features/auth/auth-queries.ts';
import { SignedInUserProvider } from '../features/auth/signed-in-user.tsx';
import { projectsQuery } from '../features/projects/project-queries.ts';
import { useLostProjects } from '../features/projects/use-lost-projects.ts';
import { useProjectOfAddress } from '../features/projects/use-project-of-address.ts';
import { errorSentence } from '../lib/api-client.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { LiveUpdates } from './live/live-updates.ts';
import { Shell } from './shell/shell.tsx';

// The start of the application asks for it before anything is drawn.
export { fetchFirstPageData } from './shell/first-page-data.ts';

const LandingRoute = lazy(async () => ({
  default: (await import('./landing-route.tsx')).LandingRoute,
}));
const LocaleGate = lazy(async () => ({
  default: (await import('./locale-gate.tsx')).LocaleGate,
}));
const KeepAccountPage = lazy(async () => ({
  default: (await import('../features/settings/keep-account-page.tsx')).KeepAccountPage,
}));
const OnboardingPage = lazy(async () => ({
  default: (await import('../features/projects/onboarding-page.tsx')).OnboardingPage,
}));

/** The pages of an account. Visitors see the landing page instead. */
export function SignedInLayout() {
  const user = useCurrentUser();
  if (!user) return <LandingRoute />;
  // An answer that this browser has kept since before there was a choice has none.
  const { deletesAt, locale = DEFAULT_LOCALE } = user;
  const pages = deletesAt ? (
    <Suspense fallback={<BootScreen />}>
      <KeepAccountPage />
    </Suspense>
  ) : (
    <>
      <ProjectGate />
      <LiveUpdates />
    </>
  );
  return (
    <SignedInUserProvider value={user}>
      {locale === DEFAULT_LOCALE ? (
        pages
      ) : (
        // The key draws everything again after a change: what is drawn stays as it was written.
        <Suspense fallback={<BootScreen />} key={locale}>
          <LocaleGate locale={locale}>{pages}</LocaleGate>
        </Suspense>
      )}
    </SignedInUserProvider>
  );
}

function ProjectGate() {
  const needsProject = useMatches({
    select: (matches) => matches.some((match) => match.staticData.needsProject),
  });
  const projects = useQuery(projectsQuery);
  useProjectOfAddress(projects.data);
  useLostProjects(projects.data);
  const isDrawn = useDeferredValue(!projects.isPending, false);
  if (!isDrawn || (needsProject && projects.isPending)) {
    return <BootScreen />;
  }
  return (
    <>
      {needsProject && projects.data?.length === 0 ? (
        <Suspense fallback={<BootScreen />}>
          <OnboardingPage chat={<ChatPlace />} />
        </Suspense>
      ) : (
        <ProjectShell projects={projects} needsProject={needsProject} />
      )}
      {/* Here, so that a message stays when the last project is gone. */}
      <Toaster />
    </>
  );
}

interface ProjectShellProps {
  projects: UseQueryResult<Project[]>;
  needsProject: boolean;
}

function ProjectShell({ projects, needsProject }: ProjectShellProps) {
  return (
    <Shell>
      {needsProject && !projects.data ? (
        <ErrorState
          isPage
          title="We couldn't load your projects"
          message={errorSentence(projects.error)}
          onRetry={() => projects.refetch()}
          isRetrying={projects.isFetching}
        />
      ) : (
        <Outlet />
      )}
    </Shell>
  );
}

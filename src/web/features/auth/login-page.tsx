import { getRouteApi, Navigate, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { googleSignInErrors } from '#shared/sign-in-messages.ts';
import { paths } from '../../config/paths.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { webConfig } from '../../lib/web-config.ts';
import { ErrorAlert, Notice } from '../../ui/alert.tsx';
import { Wordmark } from '../../ui/plumb-mark.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { pendingInvitation } from '../invitations/pending-invitation.ts';
import { useCurrentUser } from './auth-queries.ts';
import { loginNotices } from './login-search.ts';
import { LoginSidePanel } from './login-side-panel.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

const routeApi = getRouteApi('/user/login');

export function LoginPage() {
  const user = useCurrentUser();
  const { tab = 'signin', notice, error } = routeApi.useSearch();
  const [invitation] = useState(pendingInvitation);
  const navigate = useNavigate();
  usePageTitle(tab === 'signup' ? 'Sign Up' : 'Sign In');

  if (user) return <Navigate to={paths.dashboard} replace />;
  const chooseTab = (chosen: 'signin' | 'signup') =>
    navigate({
      to: paths.login,
      search: chosen === 'signup' ? { tab: chosen } : {},
      replace: true,
      resetScroll: false,
    });

  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] xl:grid-cols-[minmax(0,1fr)_minmax(0,36rem)]">
      <div className="flex min-h-dvh flex-col px-5 sm:px-8">
        <header className="py-5">
          <a href={paths.landing} className="inline-flex min-h-11 items-center rounded-sm">
            <Wordmark productName={webConfig().productName} />
          </a>
        </header>
        <main className="mx-auto flex w-full max-w-[25rem] flex-1 flex-col justify-center pt-4 pb-14">
          <h1 className="font-serif text-[2rem] leading-tight font-semibold tracking-tight">
            {tab === 'signup' ? 'Start your ledger' : 'Welcome back'}
          </h1>
          <p className="mt-1.5 mb-6 text-ink-soft">
            {tab === 'signup'
              ? 'Free to start, and no card needed.'
              : 'Sign in to see where your budget stands.'}
          </p>
          {(invitation || notice || error) && (
            <div className="mb-5 grid gap-3">
              {invitation && (
                <Notice>Sign in or sign up to join “{invitation.projectName}”.</Notice>
              )}
              {notice && <Notice>{loginNotices[notice]}</Notice>}
              {error && <ErrorAlert>{googleSignInErrors[error]}</ErrorAlert>}
            </div>
          )}
          <Tabs
            label="Sign in or sign up"
            value={tab}
            onValueChange={chooseTab}
            tabs={[
              { value: 'signin', label: 'Sign In', content: <SignInForm /> },
              { value: 'signup', label: 'Sign Up', content: <SignUpForm /> },
            ]}
          />
        </main>
      </div>
      <LoginSidePanel />
    </div>
  );
}

import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { type GoogleLinkError, googleLinkErrors } from '#shared/google-link.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { ErrorAlert, Notice } from '../../ui/alert.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useSignedInUser } from '../auth/signed-in-user.tsx';
import { DataSection } from './data-section.tsx';
import { PreferencesSection } from './preferences-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { SharesSection } from './shares-section.tsx';
import { SignInSection } from './sign-in-section.tsx';

// Only guests have it.
const AccountSection = lazy(async () => ({
  default: (await import('./account-section.tsx')).AccountSection,
}));

export function SettingsPage() {
  usePageTitle('Settings');
  const { isGuest } = useSignedInUser();
  if (isGuest) return <GuestSettings />;
  return (
    <>
      <PageHeader title="Settings">Your account, and who can get at it.</PageHeader>
      <div className="grid max-w-3xl gap-4 sm:gap-5">
        <BackFromGoogle />
        <ProfileSection />
        <SignInSection />
        <SessionsSection />
        <SharesSection />
        <PreferencesSection />
        <DataSection />
      </div>
    </>
  );
}

function GuestSettings() {
  return (
    <>
      <PageHeader title="Settings">How the demo looks to you.</PageHeader>
      <div className="grid max-w-3xl gap-4 sm:gap-5">
        <BackFromGoogle />
        <PreferencesSection />
        <Suspense>
          <AccountSection />
        </Suspense>
      </div>
    </>
  );
}

/** How it went at Google, for someone who comes back from there. */
function BackFromGoogle() {
  const { google } = useSearch({ strict: false });
  if (google === undefined) return null;
  if (google === 'link') return <Notice>Google is linked. You can sign in with it now.</Notice>;
  if (google === 'again') {
    return <Notice>Google has confirmed that it is you. You can go on now.</Notice>;
  }
  const known = Object.hasOwn(googleLinkErrors, google) ? (google as GoogleLinkError) : undefined;
  return <ErrorAlert>{googleLinkErrors[known ?? 'google_failed']}</ErrorAlert>;
}

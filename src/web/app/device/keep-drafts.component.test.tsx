import { useState } from 'react';
import { toast } from 'sonner';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import type { User } from '#shared/user.ts';
import { ChangePasswordDialog } from '../../features/auth/change-password-dialog.tsx';
import { SignedInUserProvider } from '../../features/auth/signed-in-user.tsx';
import { ContractorForm } from '../../features/contractors/contractor-form.tsx';
import { contractor } from '../../testing/records.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DRAFTS } from './draft-store.ts';
import { keepDrafts } from './keep-drafts.ts';

const ADA = 1;
let stop: (() => void) | undefined;
afterEach(() => {
  stop?.();
  // Messages outlive the page that shows them.
  toast.dismiss();
});

const start = (userId = ADA) => {
  stop = keepDrafts(userId);
};

/** As a browser does: the storage stays, and nothing else. */
async function reload(userId = ADA) {
  window.dispatchEvent(new Event('pagehide'));
  const kept = sessionStorage.getItem(DRAFTS);
  await cleanup();
  stop?.();
  if (kept !== null) sessionStorage.setItem(DRAFTS, kept);
  start(userId);
}

function EditContractor({ name }: { name: string }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="Edit Contractor">
      <ContractorForm
        contractor={{ ...contractor, name }}
        onSubmit={async () => setIsOpen(false)}
        submitText="Save"
        pendingText="Saving"
      />
    </Dialog>
  );
}

const notes = page.getByLabelText('Notes');
const isBack = page.getByText('What you typed is back');

describe('what was typed before a reload', () => {
  it('is back in the form of the same record, once, and can be undone', async () => {
    start();
    await renderPage(<EditContractor name="Rosa" />);
    await notes.fill('Comes on Monday');
    await reload();

    await renderPage(<EditContractor name="Ben" />);
    await expect.element(page.getByText('Open “Edit Contractor” again to continue.')).toBeVisible();
    await expect.element(notes).toHaveValue(contractor.notes ?? '');
    await reload();

    await renderPage(<EditContractor name="Rosa" />);
    await expect.element(notes).toHaveValue('Comes on Monday');
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect.element(notes).toHaveValue(contractor.notes ?? '');
    await reload();
    expect(sessionStorage.getItem(DRAFTS)).toBeNull();
  });

  it('is back in a form that was open before the drafts were read', async () => {
    start();
    await renderPage(<EditContractor name="Rosa" />);
    await notes.fill('Comes on Monday');
    await reload();
    const kept = sessionStorage.getItem(DRAFTS) ?? '';
    stop?.();
    sessionStorage.setItem(DRAFTS, kept);
    await renderPage(<EditContractor name="Rosa" />);
    await expect.element(notes).toHaveValue(contractor.notes ?? '');
    start();
    await expect.element(notes).toHaveValue('Comes on Monday');
    await expect.element(isBack).toBeVisible();
  });

  it('is forgotten when it was saved, by a sign-out, and for someone else', async () => {
    start();
    await renderPage(<EditContractor name="Rosa" />);
    await notes.fill('Comes on Monday');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await reload();
    expect(sessionStorage.getItem(DRAFTS)).toBeNull();

    await renderPage(<EditContractor name="Rosa" />);
    await notes.fill('Comes on Monday');
    await reload();
    expect(sessionStorage.getItem(DRAFTS)).toContain('Comes on Monday');
    stop?.();
    expect(sessionStorage.getItem(DRAFTS)).toBeNull();

    start();
    await renderPage(<EditContractor name="Rosa" />);
    await notes.fill('Comes on Tuesday');
    await reload(ADA + 1);
    expect(sessionStorage.getItem(DRAFTS)).toBeNull();
  });

  it('is never a password, also one that is shown', async () => {
    await renderPage(
      <SignedInUserProvider value={{ id: ADA, email: 'ada@example.com' } as User}>
        <ChangePasswordDialog isOpen onOpenChange={() => undefined} />
      </SignedInUserProvider>,
    );
    const password = page.getByLabelText('Current password', { exact: true });
    await password.fill('correct horse');
    await page.getByRole('button', { name: /^Show/ }).first().click();
    start();
    await reload();
    expect(sessionStorage.getItem(DRAFTS)).toBeNull();
  });
});

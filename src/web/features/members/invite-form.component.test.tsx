import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderPage } from '../../testing/render-page.tsx';
import { answer, receivedCalls } from '../../testing/test-server.ts';
import { InviteForm } from './invite-form.tsx';

const CALL = 'POST /api/projects/4/invitations';
const invitation = {
  id: 1,
  email: null as string | null,
  role: 'viewer',
  expiresAt: '2026-03-15T12:00:00.000Z',
  url: 'http://localhost:3000/invite/abc',
};
const email = page.getByLabelText('E-mail address');
const send = page.getByRole('button', { name: 'Send invitation' });
const link = page.getByLabelText('Invitation link');

describe('the form that invites someone', () => {
  it('sends nothing without a valid address', async () => {
    await renderPage(<InviteForm projectId={4} />);
    for (const text of ['', 'sam', 'sam@']) {
      await email.fill(text);
      await send.click();
      await expect.element(page.getByText('Enter a valid e-mail address')).toBeVisible();
    }
    expect(receivedCalls(CALL)).toEqual([]);
  });

  it('sends the address with the chosen role, and is empty for the next one', async () => {
    answer(CALL, { ...invitation, email: 'sam@example.com' }, 201);
    await renderPage(<InviteForm projectId={4} />);
    await email.fill(' sam@example.com ');
    await page.getByLabelText('Role').selectOptions('Can view');
    await send.click();
    await expect.element(page.getByText('We sent an invitation to sam@example.com.')).toBeVisible();
    expect(receivedCalls(CALL)[0]?.body).toEqual({ email: 'sam@example.com', role: 'viewer' });
    await expect.element(email).toHaveValue('');
    await expect.element(page.getByLabelText('Role')).toHaveValue('viewer');
  });

  it('needs no address for a link, and selects it if the browser refuses to copy', async () => {
    const refuse = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    answer(CALL, invitation, 201);
    await renderPage(<InviteForm projectId={4} />);
    await page.getByRole('button', { name: 'Copy a link' }).click();
    await expect.element(page.getByText(/copy it yourself/)).toBeVisible();
    const field = link.element() as HTMLInputElement;
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(
      invitation.url,
    );
    refuse.mockResolvedValue(undefined);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect.element(page.getByText('Copied.')).toBeVisible();
    expect(refuse).toHaveBeenLastCalledWith(invitation.url);
    expect(receivedCalls(CALL)).toHaveLength(1);
    refuse.mockRestore();
  });

  it('says why nobody was invited, and keeps the address', async () => {
    answer(CALL, { error: 'A project can have 50 members.', code: 'limit_reached' }, 409);
    await renderPage(<InviteForm projectId={4} />);
    await email.fill('sam@example.com');
    await send.click();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('A project can have 50 members.');
    await expect.element(email).toHaveValue('sam@example.com');
  });
});

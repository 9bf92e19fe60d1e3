import { zodResolver } from '@hookform/resolvers/zod';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { PASSWORD_MIN_LENGTH, RESET_LINK_INVALID, resetPasswordInputSchema } from '#shared/auth.ts';
import { paths } from '../../config/paths.ts';
import { showFormError } from '../../lib/form-errors.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { CardPage } from '../../ui/card-page.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useResetPassword } from './auth-mutations.ts';

function readToken(): string {
  return new URLSearchParams(window.location.hash.slice(1)).get('token') ?? '';
}

export function ResetPasswordPage() {
  usePageTitle('Choose a new password');
  const [token] = useState(readToken);
  // The token opens the account: it must not stay in the address bar or the history.
  useEffect(() => {
    if (window.location.hash) {
      window.history.replaceState(window.history.state, '', window.location.pathname);
    }
  }, []);

  return (
    <CardPage title="Choose a new password">
      {token ? <ResetPasswordForm token={token} /> : <LinkInvalid />}
    </CardPage>
  );
}

function ResetPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const resetPassword = useResetPassword();
  const form = useForm({
    resolver: zodResolver(resetPasswordInputSchema),
    defaultValues: { token, password: '', confirmPassword: '' },
  });
  const { errors } = form.formState;

  const submit = form.handleSubmit(async (input) => {
    try {
      await resetPassword.mutateAsync(input);
      await navigate({ to: paths.login, search: { notice: 'password-reset' }, replace: true });
    } catch (error) {
      showFormError(form, error);
    }
  });

  if (errors.token) return <LinkInvalid />;
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={`At least ${PASSWORD_MIN_LENGTH} characters`}
        error={errors.password?.message}
        {...form.register('password')}
      />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword')}
      />
      {errors.root && <ErrorAlert>{errors.root.message}</ErrorAlert>}
      <Button type="submit" isPending={resetPassword.isPending} pendingText="Saving...">
        Save new password
      </Button>
    </form>
  );
}

function LinkInvalid() {
  return (
    <div className="grid gap-5">
      <ErrorAlert>{RESET_LINK_INVALID}</ErrorAlert>
      <Link to={paths.forgotPassword} className={buttonClasses()}>
        Ask for a new link
      </Link>
    </div>
  );
}

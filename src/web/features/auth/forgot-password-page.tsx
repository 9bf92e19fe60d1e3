import { zodResolver } from '@hookform/resolvers/zod';
import { Link } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { forgotPasswordInputSchema } from '#shared/auth.ts';
import { paths } from '../../config/paths.ts';
import { showFormError } from '../../lib/form-errors.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { ErrorAlert, Notice } from '../../ui/alert.tsx';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { CardPage } from '../../ui/card-page.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useRequestPasswordReset } from './auth-mutations.ts';

export function ForgotPasswordPage() {
  usePageTitle('Forgot your password?');
  const requestReset = useRequestPasswordReset();
  const form = useForm({
    resolver: zodResolver(forgotPasswordInputSchema),
    defaultValues: { email: '' },
  });
  const { errors } = form.formState;

  const submit = form.handleSubmit(async (input) => {
    await requestReset.mutateAsync(input).catch((error: unknown) => showFormError(form, error));
  });

  if (requestReset.isSuccess) {
    return (
      <CardPage title="Check your e-mail">
        <div className="grid gap-5">
          <Notice>{requestReset.data.message}</Notice>
          <Link to={paths.login} className={buttonClasses({ variant: 'secondary' })}>
            Back to sign in
          </Link>
        </div>
      </CardPage>
    );
  }
  return (
    <CardPage
      title="Forgot your password?"
      text="Enter your e-mail, and we will send you a link to choose a new one."
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          error={errors.email?.message}
          {...form.register('email')}
        />
        {errors.root && <ErrorAlert>{errors.root.message}</ErrorAlert>}
        <Button type="submit" isPending={requestReset.isPending} pendingText="Sending...">
          Send the link
        </Button>
        <Link to={paths.login} className={buttonClasses({ variant: 'quiet' })}>
          Back to sign in
        </Link>
      </form>
    </CardPage>
  );
}

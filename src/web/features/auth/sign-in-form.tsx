import { zodResolver } from '@hookform/resolvers/zod';
import { Link, useRouter } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { loginInputSchema } from '#shared/auth.ts';
import { paths } from '../../config/paths.ts';
import { showFormError } from '../../lib/form-errors.ts';
import { webConfig } from '../../lib/web-config.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useLogin } from './auth-mutations.ts';
import { GoogleSignIn } from './google-sign-in.tsx';

export function SignInForm() {
  const router = useRouter();
  const login = useLogin();
  const form = useForm({
    resolver: zodResolver(loginInputSchema),
    defaultValues: { email: '', password: '' },
  });
  const { errors } = form.formState;

  const submit = form.handleSubmit(async (input) => {
    // Loads while the server checks the password.
    void router.preloadRoute({ to: paths.dashboard });
    await login.mutateAsync(input).catch((error: unknown) => showFormError(form, error));
  });

  return (
    <div className="grid gap-5">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        {errors.root && <ErrorAlert>{errors.root.message}</ErrorAlert>}
        <Button
          type="submit"
          size="large"
          fullWidth
          isPending={login.isPending}
          pendingText="Signing in..."
        >
          Sign In
        </Button>
      </form>
      {webConfig().googleSignIn && (
        <GoogleSignIn
          text="Sign in with Google"
          onClick={() => window.location.assign(paths.googleSignIn)}
        />
      )}
      <Link
        to={paths.forgotPassword}
        className="flex min-h-11 items-center justify-self-center rounded-sm px-2 text-sm font-medium text-pine underline-offset-4 hover:underline"
      >
        Forgot your password?
      </Link>
    </div>
  );
}

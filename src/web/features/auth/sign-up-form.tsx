import { zodResolver } from '@hookform/resolvers/zod';
import { useRouter } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { PASSWORD_MIN_LENGTH, registerInputSchema } from '#shared/auth.ts';
import { paths } from '../../config/paths.ts';
import { showFormError } from '../../lib/form-errors.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useRegister } from './auth-mutations.ts';

export function SignUpForm() {
  const router = useRouter();
  const register = useRegister();
  const form = useForm({
    resolver: zodResolver(registerInputSchema),
    defaultValues: { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' },
  });
  const { errors } = form.formState;

  const submit = form.handleSubmit(async (input) => {
    void router.preloadRoute({ to: paths.dashboard });
    await register.mutateAsync(input).catch((error: unknown) => showFormError(form, error));
  });

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="First name"
          optional
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...form.register('firstName')}
        />
        <TextField
          label="Last name"
          optional
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...form.register('lastName')}
        />
      </div>
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={`At least ${PASSWORD_MIN_LENGTH} characters`}
        error={errors.password?.message}
        {...form.register('password')}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword')}
      />
      {errors.root && <ErrorAlert>{errors.root.message}</ErrorAlert>}
      <Button
        type="submit"
        size="large"
        fullWidth
        isPending={register.isPending}
        pendingText="Creating account..."
      >
        Create Account
      </Button>
    </form>
  );
}

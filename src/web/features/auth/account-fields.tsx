import { PASSWORD_MIN_LENGTH } from '#shared/auth.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { useAccountForm } from './use-account-form.ts';

interface AccountFieldsProps {
  form: ReturnType<typeof useAccountForm>;
}

export function AccountFields({ form }: AccountFieldsProps) {
  const field = (name: Parameters<typeof form.register>[0]) => ({
    error: form.formState.errors[name]?.message,
    ...form.register(name),
  });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="First name" optional autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" optional autoComplete="family-name" {...field('lastName')} />
      </div>
      <TextField label="Email" type="email" autoComplete="username" {...field('email')} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={`At least ${PASSWORD_MIN_LENGTH} characters`}
        {...field('password')}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        {...field('confirmPassword')}
      />
    </>
  );
}

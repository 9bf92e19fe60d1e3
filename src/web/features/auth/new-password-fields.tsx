import type { UseFormRegisterReturn } from 'react-hook-form';
import { PASSWORD_MIN_LENGTH } from '#shared/auth.ts';
import { PasswordField } from '../../ui/password-field.tsx';

type FieldName = 'password' | 'confirmPassword';

interface NewPasswordFieldsProps {
  register: (name: FieldName) => UseFormRegisterReturn;
  errors: { [Name in FieldName]?: { message?: string | undefined } | undefined };
}

/** A new password, typed twice. */
export function NewPasswordFields({ register, errors }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={`At least ${PASSWORD_MIN_LENGTH} characters`}
        error={errors.password?.message}
        {...register('password')}
      />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
    </>
  );
}

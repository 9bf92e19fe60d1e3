import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { PASSWORD_MIN_LENGTH, registerInputSchema } from '#shared/auth.ts';
import { paths } from '../../config/paths.ts';
import { useFormSaving } from '../../lib/use-form-saving.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { register } from '../auth/auth-api.ts';
import { keepDemo } from './demo-api.ts';

interface CreateAccountDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** From the demo to an account of one's own. */
export function CreateAccountDialog({ isOpen, onOpenChange }: CreateAccountDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Create Free Account"
      description="Free to start, and no card needed."
    >
      <CreateAccountForm />
    </Dialog>
  );
}

function CreateAccountForm() {
  const [keeps, setKeeps] = useState(true);
  const form = useForm({
    resolver: zodResolver(registerInputSchema),
    defaultValues: { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' },
  });
  const { errors } = form.formState;
  const saving = useFormSaving(form, async (input) => {
    await (keeps ? keepDemo(input) : register(input));
    // Everything that is loaded belongs to the demo.
    window.location.replace(paths.dashboard);
  });
  return (
    <DialogForm saving={saving} submitText="Create Account" pendingText="Creating account...">
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
      <CheckboxField
        label="Keep what I added"
        hint="Projects of the sample that you did not change are left behind."
        checked={keeps}
        onChange={(event) => setKeeps(event.target.checked)}
      />
    </DialogForm>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { changePasswordInputSchema } from '#shared/auth.ts';
import { CALENDAR_ADDRESS_ENDED } from '#shared/sign-in-messages.ts';
import { useFormSaving } from '../../lib/use-form-saving.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useSignedInUser } from './signed-in-user.tsx';
import { useChangePassword } from './use-change-password.ts';

interface ChangePasswordDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function ChangePasswordDialog({ isOpen, onOpenChange }: ChangePasswordDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Change password"
      description="You stay signed in here. Every other device is signed out, and your calendar address stops working."
    >
      <ChangePasswordForm onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function ChangePasswordForm({ onDone }: { onDone: () => void }) {
  const user = useSignedInUser();
  const changePassword = useChangePassword();
  const form = useForm({
    resolver: zodResolver(changePasswordInputSchema),
    defaultValues: { currentPassword: '', password: '', confirmPassword: '' },
  });
  const { errors } = form.formState;

  const saving = useFormSaving(form, async (input) => {
    await changePassword.mutateAsync(input);
    toast('Your password has been changed.', { description: CALENDAR_ADDRESS_ENDED });
    onDone();
  });

  return (
    <DialogForm saving={saving} submitText="Change password" pendingText="Changing...">
      {/* Tells a password manager which account this is for. */}
      <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
      <NewPasswordFields register={(name) => form.register(name)} errors={errors} />
    </DialogForm>
  );
}

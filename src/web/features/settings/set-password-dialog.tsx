import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { setPasswordInputSchema } from '#shared/auth.ts';
import { CALENDAR_ADDRESS_ENDED } from '#shared/sign-in-messages.ts';
import { useFormSaving } from '../../lib/use-form-saving.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { NewPasswordFields } from '../auth/new-password-fields.tsx';
import { useSignedInUser } from '../auth/signed-in-user.tsx';
import { ProofField, useNeedsGoogle } from './proof-field.tsx';
import { useSetPassword } from './settings-mutations.ts';

interface SetPasswordDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** For an account that only uses Google so far. */
export function SetPasswordDialog({ isOpen, onOpenChange }: SetPasswordDialogProps) {
  const needsGoogle = useNeedsGoogle();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Choose a password"
      description="You can then sign in with it or with Google. Every other device is signed out, and your calendar address stops working."
    >
      {needsGoogle ? (
        <ProofField name="password" />
      ) : (
        <SetPasswordForm onDone={() => onOpenChange(false)} />
      )}
    </Dialog>
  );
}

function SetPasswordForm({ onDone }: { onDone: () => void }) {
  const { email } = useSignedInUser();
  const set = useSetPassword();
  const form = useForm({
    resolver: zodResolver(setPasswordInputSchema),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { errors } = form.formState;
  const saving = useFormSaving(form, async (input) => {
    await set.mutateAsync(input);
    toast('Your password is set.', { description: CALENDAR_ADDRESS_ENDED });
    onDone();
  });
  return (
    <DialogForm saving={saving} submitText="Set password" pendingText="Saving...">
      {/* Tells a password manager which account this is for. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <NewPasswordFields register={(name) => form.register(name)} errors={errors} />
    </DialogForm>
  );
}

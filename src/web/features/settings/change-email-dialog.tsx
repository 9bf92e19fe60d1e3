import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { emailChangeSchema } from '#shared/email-confirmation.ts';
import { useFormSaving } from '../../lib/use-form-saving.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ProofField } from './proof-field.tsx';
import { useChangeEmail } from './settings-mutations.ts';

interface ChangeEmailDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function ChangeEmailDialog({ isOpen, onOpenChange }: ChangeEmailDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Change e-mail"
      description="We send a mail to the new address. The present one stays until you open the link in it."
    >
      <ChangeEmailForm onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function ChangeEmailForm({ onDone }: { onDone: () => void }) {
  const change = useChangeEmail();
  const form = useForm<{ email: string; password?: string | undefined }>({
    resolver: zodResolver(emailChangeSchema),
    defaultValues: { email: '' },
  });
  const { errors } = form.formState;
  const saving = useFormSaving(form, async (input) => {
    await change.mutateAsync(input);
    toast(`A mail is on its way to ${input.email}.`);
    onDone();
  });
  return (
    <DialogForm saving={saving} submitText="Send the mail" pendingText="Sending...">
      <TextField
        label="New e-mail"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <ProofField error={errors.password?.message} {...form.register('password')} />
    </DialogForm>
  );
}

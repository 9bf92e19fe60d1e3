import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { accountProofSchema } from '#shared/account.ts';
import { useFormSaving } from '../../lib/use-form-saving.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { ProofField } from './proof-field.tsx';
import { type Proof, startGoogleLink } from './settings-api.ts';
import { useUnlinkGoogle } from './settings-mutations.ts';

interface GoogleDialogProps {
  isLinked: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Links a Google account, or unlinks it. Both need the password. */
export function GoogleDialog({ isLinked, isOpen, onOpenChange }: GoogleDialogProps) {
  const close = () => onOpenChange(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={isLinked ? 'Unlink Google' : 'Link Google'}
      description={
        isLinked
          ? 'You then sign in with your password. Every other device is signed out, and your calendar address stops working.'
          : 'You choose the account on Google’s page. It can then sign in here, and your password stays.'
      }
    >
      {isLinked ? <UnlinkForm onDone={close} /> : <LinkForm />}
    </Dialog>
  );
}

const useProofForm = () =>
  useForm<Proof>({ resolver: zodResolver(accountProofSchema), defaultValues: {} });

function LinkForm() {
  const start = useMutation({ mutationFn: startGoogleLink });
  const form = useProofForm();
  const saving = useFormSaving(form, async (proof) => {
    window.location.assign(await start.mutateAsync(proof));
  });
  return (
    <DialogForm saving={saving} submitText="Go to Google" pendingText="Leaving for Google...">
      <ProofField error={form.formState.errors.password?.message} {...form.register('password')} />
    </DialogForm>
  );
}

function UnlinkForm({ onDone }: { onDone: () => void }) {
  const unlink = useUnlinkGoogle();
  const form = useProofForm();
  const saving = useFormSaving(form, async (proof) => {
    await unlink.mutateAsync(proof);
    toast('Google is unlinked.');
    onDone();
  });
  return (
    <DialogForm saving={saving} submitText="Unlink Google" pendingText="Unlinking...">
      <ProofField error={form.formState.errors.password?.message} {...form.register('password')} />
    </DialogForm>
  );
}

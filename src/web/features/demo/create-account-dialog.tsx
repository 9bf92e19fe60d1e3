import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../config/paths.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { useFormSaving } from '../../lib/use-form-saving.ts';
import { webConfig } from '../../lib/web-config.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { AccountFields } from '../auth/account-fields.tsx';
import { register } from '../auth/auth-api.ts';
import { GoogleSignIn } from '../auth/google-sign-in.tsx';
import { useAccountForm } from '../auth/use-account-form.ts';
import { keepDemo, startKeepingDemo } from './demo-api.ts';

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
      <CreateAccount />
    </Dialog>
  );
}

function CreateAccount() {
  const [keeps, setKeeps] = useState(true);
  const form = useAccountForm();
  const saving = useFormSaving(form, async (input) => {
    await (keeps ? keepDemo(input) : register(input));
    // Everything that is loaded belongs to the demo.
    window.location.replace(paths.dashboard);
  });
  return (
    <div className="grid gap-5">
      <DialogForm saving={saving} submitText="Create Account" pendingText="Creating account...">
        <AccountFields form={form} />
        <CheckboxField
          label="Keep what I added"
          hint="Projects of the sample that you did not change are left behind."
          checked={keeps}
          onChange={(event) => setKeeps(event.target.checked)}
        />
      </DialogForm>
      {webConfig().googleSignIn && <WithGoogle keeps={keeps} />}
    </div>
  );
}

/** The choice above counts here too. */
function WithGoogle({ keeps }: { keeps: boolean }) {
  const leave = useMutation({
    mutationFn: async () => (keeps ? startKeepingDemo() : paths.googleSignIn),
    onSuccess: (address) => window.location.assign(address),
  });
  return (
    <>
      {leave.isError && <ErrorAlert>{errorSentence(leave.error)}</ErrorAlert>}
      <GoogleSignIn text="Sign up with Google" onClick={() => leave.mutate()} />
    </>
  );
}

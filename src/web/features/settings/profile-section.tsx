import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { accountUpdateSchema } from '#shared/account.ts';
import { showFormError } from '../../lib/form-errors.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useSignedInUser } from '../auth/signed-in-user.tsx';
import { EmailRow } from './email-row.tsx';
import { useUpdateAccount } from './settings-mutations.ts';
import { SettingsSection } from './settings-parts.tsx';

export function ProfileSection() {
  return (
    <SettingsSection
      title="You"
      text="People you share a project with see your name, or your address if you have none."
    >
      <NameForm />
      <EmailRow />
    </SettingsSection>
  );
}

function NameForm() {
  const { firstName, lastName } = useSignedInUser();
  const update = useUpdateAccount();
  const form = useForm({
    resolver: zodResolver(accountUpdateSchema),
    values: { firstName: firstName ?? '', lastName: lastName ?? '' },
  });
  const { errors, isDirty } = form.formState;
  const submit = form.handleSubmit(async (input) => {
    try {
      await update.mutateAsync(input);
      toast('Your name is saved.');
    } catch (error) {
      showFormError(form, error);
    }
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="First name"
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...form.register('firstName')}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...form.register('lastName')}
        />
      </div>
      {errors.root && <ErrorAlert>{errors.root.message}</ErrorAlert>}
      <div>
        <Button
          type="submit"
          variant="secondary"
          disabled={!isDirty}
          isPending={update.isPending}
          pendingText="Saving..."
        >
          Save name
        </Button>
      </div>
    </form>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { accountProofSchema } from '#shared/account.ts';
import { DELETION_DAYS, type DeletionPreview } from '#shared/account-deletion.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { useFormSaving } from '../../lib/use-form-saving.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { CancelButton } from '../../ui/cancel-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormFooter } from '../../ui/form-footer.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useSignedInUser } from '../auth/signed-in-user.tsx';
import { ProofField, useNeedsGoogle } from './proof-field.tsx';
import type { Proof } from './settings-api.ts';
import { useDeleteAccount } from './settings-mutations.ts';
import { deletionPreviewQuery } from './settings-queries.ts';

interface DeleteAccountDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function DeleteAccountDialog({ isOpen, onOpenChange }: DeleteAccountDialogProps) {
  const { email } = useSignedInUser();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Delete your account"
      description={`The account of ${email} and what belongs to it.`}
    >
      <Preview />
    </Dialog>
  );
}

function Preview() {
  const preview = useQuery(deletionPreviewQuery);
  if (preview.isPending) return <Skeleton className="h-40 w-full rounded-md" />;
  if (!preview.data) return <ErrorAlert>{errorSentence(preview.error)}</ErrorAlert>;
  return (
    <div className="grid gap-5">
      <WhatHappens preview={preview.data} />
      <DeleteForm />
    </div>
  );
}

const NAMED = 8;

function names(projects: { name: string }[]): string {
  const named = projects.slice(0, NAMED).map(({ name }) => name);
  const rest = projects.length - named.length;
  return [...named, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
}

/** What goes and what stays, in plain words. */
function WhatHappens({ preview }: { preview: DeletionPreview }) {
  const { projects, memberOf, hasSubscription } = preview;
  const shared = projects.filter(({ otherMembers }) => otherMembers > 0);
  return (
    <ul className="grid list-disc gap-2 pl-5 wrap-anywhere">
      <li>
        <strong className="font-medium">At once:</strong> you are signed out everywhere, and your
        links, invitations and calendar address end.
        {hasSubscription && ' Your subscription is cancelled and does not come back by itself.'}
      </li>
      <li>
        <strong className="font-medium">After {DELETION_DAYS} days:</strong>{' '}
        {projects.length === 0
          ? 'your account and everything in it is removed for good.'
          : `your ${projects.length === 1 ? 'project' : `${projects.length} projects`} with all records, files and history are removed for good: ${names(projects)}.`}
      </li>
      {shared.length > 0 && (
        <li>
          <strong className="font-medium">Others lose</strong> {names(shared)} too. We tell them
          today, and they can download what they need until then.
        </li>
      )}
      {memberOf.length > 0 && (
        <li>
          <strong className="font-medium">What stays:</strong> everything you added to{' '}
          {names(memberOf)}. It belongs to the owner, who then sees “Former member” instead of your
          name.
        </li>
      )}
      <li>
        <strong className="font-medium">If you change your mind,</strong> sign in within{' '}
        {DELETION_DAYS} days.
      </li>
    </ul>
  );
}

function DeleteForm() {
  const remove = useDeleteAccount();
  const needsGoogle = useNeedsGoogle();
  const form = useForm<Proof>({ resolver: zodResolver(accountProofSchema), defaultValues: {} });
  const saving = useFormSaving(form, (proof) => remove.mutateAsync(proof));
  return (
    <form noValidate onSubmit={saving.submit} className="grid gap-4">
      <ProofField error={form.formState.errors.password?.message} {...form.register('password')} />
      <FormFooter problem={saving.problem}>
        <CancelButton />
        {!needsGoogle && (
          <Button
            type="submit"
            variant="danger"
            isPending={saving.isSaving}
            pendingText="Deleting..."
          >
            Delete my account
          </Button>
        )}
      </FormFooter>
    </form>
  );
}

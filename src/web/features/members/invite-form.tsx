import { zodResolver } from '@hookform/resolvers/zod';
import { Link2, Send } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { emailSchema } from '#shared/auth.ts';
import {
  type Invitation,
  type InvitationInput,
  invitationInputSchema,
} from '#shared/invitation.ts';
import { showFormError } from '../../lib/form-errors.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { UnsavedChanges } from '../../ui/unsaved-changes.tsx';
import { InvitationLink } from './invitation-link.tsx';
import { useCreateInvitation } from './member-mutations.ts';
import { roleHints, roleOptions } from './role-options.ts';

/** A link needs no address; a mail does. */
const mailedInvitationSchema = z.extend(invitationInputSchema, { email: emailSchema });

export function InviteForm({ projectId }: { projectId: number }) {
  const create = useCreateInvitation();
  const [made, setMade] = useState<Invitation | null>(null);
  const form = useForm({
    resolver: zodResolver(mailedInvitationSchema),
    defaultValues: { email: '', role: 'editor' as InvitationInput['role'] },
  });
  const { errors, isDirty } = form.formState;
  const role = form.watch('role');
  const isMailing = create.isPending && create.variables.email !== null;

  const invite = async (input: InvitationInput) => {
    if (create.isPending) return;
    form.clearErrors();
    try {
      setMade(await create.mutateAsync({ ...input, projectId }));
      form.reset({ email: '', role: input.role });
    } catch (error) {
      showFormError(form, error);
    }
  };

  return (
    <form noValidate onSubmit={form.handleSubmit(invite)} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_9rem]">
        <TextField
          label="E-mail address"
          type="email"
          autoComplete="off"
          placeholder="name@example.com"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <SelectField label="Role" options={roleOptions} {...form.register('role')} />
      </div>
      <p className="-mt-2 text-sm text-ink-soft">{roleHints[role]}</p>
      {errors.root && <ErrorAlert>{errors.root.message}</ErrorAlert>}
      <div className="flex flex-wrap gap-2.5 max-sm:*:flex-1">
        <Button type="submit" isPending={isMailing} pendingText="Sending...">
          {!isMailing && <Send className="size-4" aria-hidden="true" />}
          Send invitation
        </Button>
        <Button
          variant="secondary"
          isPending={create.isPending && !isMailing}
          pendingText="Making a link..."
          onClick={() => invite({ email: null, role })}
        >
          {(isMailing || !create.isPending) && <Link2 className="size-4" aria-hidden="true" />}
          Copy a link
        </Button>
      </div>
      {/* Keyed, so that each link is copied once. */}
      {made && <InvitationLink key={made.id} invitation={made} />}
      <UnsavedChanges hasChanges={() => isDirty && form.getValues('email') !== ''} />
    </form>
  );
}

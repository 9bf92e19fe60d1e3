import type { ReactNode } from 'react';
import type { FormSaving } from '../lib/use-form-saving.ts';
import { Button } from './button.tsx';
import { CancelButton } from './cancel-button.tsx';
import { FormFooter } from './form-footer.tsx';
import { UnsavedChanges } from './unsaved-changes.tsx';

interface DialogFormProps {
  saving: FormSaving;
  submitText: string;
  pendingText: string;
  hasCancel?: boolean;
  /** The fields. */
  children: ReactNode;
}

/**
 * A form in a dialog: it says above its button why it was not saved, and asks before what was typed
 * is lost.
 */
export function DialogForm(props: DialogFormProps) {
  const { saving, submitText, pendingText, hasCancel = false, children } = props;
  return (
    <form noValidate onSubmit={saving.submit} className="grid gap-4">
      {children}
      <FormFooter problem={saving.problem}>
        {hasCancel && <CancelButton />}
        <Button type="submit" isPending={saving.isSaving} pendingText={pendingText}>
          {submitText}
        </Button>
      </FormFooter>
      <UnsavedChanges hasChanges={saving.hasChanges} />
    </form>
  );
}

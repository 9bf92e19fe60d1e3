import { useState } from 'react';
import type { Agreement } from '#shared/agreement.ts';
import { formatMoney } from '#shared/money.ts';
import { DeleteRecordDialog } from '../activity/delete-record-dialog.tsx';
import { useCurrency } from '../projects/use-currency.ts';
import type { AgreementStart } from './agreement-form.tsx';
import { useDeleteAgreement } from './agreement-mutations.ts';
import { AgreementFormDialog } from './lazy-agreement-form-dialog.tsx';

interface Chosen {
  action: 'save' | 'remove';
  agreement?: Agreement;
  start?: AgreementStart;
  isOpen: boolean;
}

/** The dialogs of agreements, for any page that lists them. */
export function useAgreementDialogs(projectId: number) {
  const [chosen, choose] = useState<Chosen | null>(null);
  // Keeps the agreement in its dialog while the dialog fades out.
  const dialogState = (action: Chosen['action']) => ({
    isOpen: chosen?.action === action && chosen.isOpen,
    onOpenChange: (isOpen: boolean) => choose((current) => current && { ...current, isOpen }),
  });
  const { agreement, start } = chosen ?? {};
  return {
    add: (wanted: AgreementStart) => choose({ action: 'save', start: wanted, isOpen: true }),
    edit: (edited: Agreement) => choose({ action: 'save', agreement: edited, isOpen: true }),
    remove: (removed: Agreement) => choose({ action: 'remove', agreement: removed, isOpen: true }),
    dialogs: chosen && (
      <>
        <AgreementFormDialog
          {...dialogState('save')}
          projectId={projectId}
          agreement={agreement}
          start={start}
        />
        {agreement && <DeleteAgreementDialog {...dialogState('remove')} agreement={agreement} />}
      </>
    ),
  };
}

interface DeleteAgreementDialogProps {
  agreement: Agreement;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

function DeleteAgreementDialog({ agreement, isOpen, onOpenChange }: DeleteAgreementDialogProps) {
  const currency = useCurrency(agreement.projectId);
  const remove = useDeleteAgreement();
  return (
    <DeleteRecordDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      kind="agreement"
      record={agreement}
      noun="Agreement"
      name={agreement.title}
      amount={formatMoney(agreement.amount, currency)}
      description="Its bills and payments stay, without an agreement."
      onDelete={remove.mutateAsync}
    />
  );
}

import { useState } from 'react';
import { toast } from 'sonner';
import type { Agreement } from '#shared/agreement.ts';
import type { AgreementUpdate } from '#shared/agreement-input.ts';
import type { Bill } from '#shared/bill.ts';
import type { BillUpdate } from '#shared/bill-input.ts';
import { formatMoney } from '#shared/money.ts';
import type { Project } from '#shared/project.ts';
import { useBudgetChange } from '../../lib/budget-change.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useOfferUndo } from '../activity/use-offer-undo.ts';
import { updateAgreement } from '../agreements/agreement-api.ts';
import { useDeleteAgreement } from '../agreements/agreement-mutations.ts';
import { AgreementFormDialog } from '../agreements/lazy-agreement-form-dialog.tsx';
import { updateBill } from '../bills/bill-api.ts';
import { useDeleteBill } from '../bills/bill-mutations.ts';
import { BillFormDialog, BillPaymentDialog } from '../bills/lazy-bill-dialogs.tsx';
import { currencyOf } from '../projects/project-currency.ts';
import type { ProjectsById } from '../projects/use-projects-by-id.ts';
import { agreementQuestion, billQuestion, type Question } from './ledger-questions.ts';

export interface LedgerActions {
  addAgreement: (project: Project) => void;
  editAgreement: (agreement: Agreement) => void;
  changeStatus: (agreement: Agreement, status: Agreement['status']) => void;
  removeAgreement: (agreement: Agreement) => void;
  addBill: (agreement: Agreement) => void;
  editBill: (bill: Bill) => void;
  voidBill: (bill: Bill, isVoid: boolean) => void;
  removeBill: (bill: Bill) => void;
  pay: (bill: Bill, isHoldback: boolean) => void;
}

/** What a dialog is about. */
type Subject =
  | { form: 'agreement'; projectId: number; agreement?: Agreement }
  | { form: 'bill'; projectId: number; bill?: Bill; agreement?: Agreement }
  | { form: 'payment'; bill: Bill; isHoldback: boolean };

interface Change {
  question: Question;
  change: () => Promise<unknown>;
}

/** The dialogs of a contractor's page, and what opens them. */
export function useLedgerDialogs(contractorId: number, projects: ProjectsById) {
  // Each opening has a form of its own. The subject stays in its dialog while that fades out.
  const [subject, setSubject] = useState<Subject & { key: number }>();
  const [isOpen, setIsOpen] = useState(false);
  const [asked, setAsked] = useState<Change>();
  const [isAsking, setIsAsking] = useState(false);
  const changeAgreement = useBudgetChange(({ id, input }: { id: number; input: AgreementUpdate }) =>
    updateAgreement(id, input),
  );
  const changeBill = useBudgetChange(({ id, input }: { id: number; input: BillUpdate }) =>
    updateBill(id, input),
  );
  const deleteAgreement = useDeleteAgreement();
  const deleteBill = useDeleteBill();
  const offerUndo = useOfferUndo();

  const open = (next: Subject) => {
    setSubject((before) => ({ ...next, key: (before?.key ?? 0) + 1 }));
    setIsOpen(true);
  };
  const ask = (question: Question, change: () => Promise<unknown>) => {
    setAsked({ question, change });
    setIsAsking(true);
  };

  const actions: LedgerActions = {
    addAgreement: ({ id }) => open({ form: 'agreement', projectId: id }),
    editAgreement: (agreement) =>
      open({ form: 'agreement', projectId: agreement.projectId, agreement }),
    changeStatus: (agreement, status) => {
      const { id, version } = agreement;
      ask(agreementQuestion(agreement, status), async () => {
        await changeAgreement.mutateAsync({ id, input: { status, version } });
        toast('Agreement updated');
      });
    },
    removeAgreement: (agreement) =>
      ask(agreementQuestion(agreement, 'deleted'), async () => {
        const { id, projectId, title } = agreement;
        await deleteAgreement.mutateAsync(id);
        offerUndo({
          kind: 'agreement',
          recordId: id,
          projectId,
          title: 'Agreement deleted',
          description: title,
        });
      }),
    addBill: (agreement) => open({ form: 'bill', projectId: agreement.projectId, agreement }),
    editBill: (bill) => open({ form: 'bill', projectId: bill.projectId, bill }),
    voidBill: (bill, isVoid) => {
      const { id, version } = bill;
      ask(billQuestion(bill, isVoid ? 'void' : 'open'), async () => {
        await changeBill.mutateAsync({ id, input: { isVoid, version } });
        toast('Bill updated');
      });
    },
    removeBill: (bill) =>
      ask(billQuestion(bill, 'deleted'), async () => {
        const { id, projectId, title } = bill;
        await deleteBill.mutateAsync(id);
        offerUndo({
          kind: 'bill',
          recordId: id,
          projectId,
          title: 'Bill deleted',
          description: title,
        });
      }),
    pay: (bill, isHoldback) => open({ form: 'payment', bill, isHoldback }),
  };

  const project = subject?.form === 'payment' ? projects.get(subject.bill.projectId) : undefined;
  const state = { isOpen, onOpenChange: setIsOpen };
  const dialogs = (
    <>
      {subject?.form === 'agreement' && (
        <AgreementFormDialog
          key={subject.key}
          {...state}
          projectId={subject.projectId}
          agreement={subject.agreement}
          start={{ contractorId }}
        />
      )}
      {subject?.form === 'bill' && (
        <BillFormDialog
          key={subject.key}
          {...state}
          projectId={subject.projectId}
          bill={subject.bill}
          start={{ agreementId: subject.agreement?.id ?? null }}
        />
      )}
      {subject?.form === 'payment' && project && (
        <BillPaymentDialog
          key={subject.key}
          {...state}
          project={project}
          bill={subject.bill}
          isHoldback={subject.isHoldback}
        />
      )}
      {asked && (
        <ConfirmDialog
          isOpen={isAsking}
          onOpenChange={setIsAsking}
          title={asked.question.title}
          subject={asked.question.subject}
          amount={formatMoney(
            asked.question.amount,
            currencyOf(projects.get(asked.question.projectId)),
          )}
          description={asked.question.description}
          confirmText={asked.question.confirmText}
          isHarmless={asked.question.isHarmless}
          onConfirm={asked.change}
        />
      )}
    </>
  );
  return { actions, dialogs };
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Expense } from '#shared/expense.ts';
import { codePart } from '../../lib/code-parts.ts';
import { useCodePart } from '../../lib/use-code-part.ts';
import { useIsLargeScreen } from '../../lib/use-screen.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { tellOfFailure } from '../../ui/lazy-dialog.tsx';
import { useContractorsOf } from '../contractors/contractor-queries.ts';
import { useContractorGate } from '../contractors/use-contractor-gate.ts';
import type { WaitingExpense } from '../outbox/waiting-expense.ts';
import { currencyOf } from '../projects/project-currency.ts';
import { sharedOwnerName, sharedProjectId } from '../projects/shared-project.ts';
import { useProjectsById } from '../projects/use-projects-by-id.ts';
import { ExpenseForm } from './expense-form.tsx';
import type { ExpenseStart } from './expense-start.ts';
import { useExpenseForm } from './use-expense-form.ts';
import { useExpenseGate } from './use-expense-gate.ts';

export interface ExpenseFormDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  projectId: number;
  /** The expense to edit; without it, the form creates one. */
  expense?: Expense | undefined;
  /** The expense that a new one copies. */
  copyOf?: Expense | undefined;
  /** What a new one starts with. */
  start?: ExpenseStart | undefined;
  /** A new one that waits in this browser and is edited. */
  waiting?: WaitingExpense | undefined;
}

type Step = 'expense' | 'contractor';

const loadContractorForm = codePart(
  async () => (await import('../contractors/new-contractor-form.tsx')).NewContractorForm,
);

export function ExpenseFormDialog(props: ExpenseFormDialogProps) {
  const { isOpen, onOpenChange, projectId, expense, copyOf, start, waiting } = props;
  const [step, setStep] = useState<Step>('expense');
  const [hasPicture, setHasPicture] = useState(false);
  const changeOpen = (open: boolean) => {
    // Closing the contractor form returns to the expense form, which keeps its input.
    if (!open && step === 'contractor') setStep('expense');
    else onOpenChange(open);
  };
  const title = expense ? 'Edit Expense' : 'Add Expense';
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={changeOpen}
      title={step === 'contractor' ? 'Add New Contractor' : title}
      isWide={hasPicture && step === 'expense'}
    >
      <ExpenseSteps
        step={step}
        onStepChange={setStep}
        projectId={projectId}
        expense={expense}
        copyOf={copyOf}
        start={start}
        waiting={waiting}
        onSaved={() => onOpenChange(false)}
        onPicture={setHasPicture}
      />
    </Dialog>
  );
}

interface ExpenseStepsProps
  extends Pick<ExpenseFormDialogProps, 'projectId' | 'expense' | 'copyOf' | 'start' | 'waiting'> {
  step: Step;
  onStepChange: (step: Step) => void;
  onSaved: () => void;
  /** Whether there is a picture beside the form. */
  onPicture: (hasPicture: boolean) => void;
}

const besideClasses = 'grid grid-cols-[minmax(0,1fr)_minmax(0,26rem)] gap-6';

/** The expense form stays mounted but hidden while a contractor is added in front of it. */
function ExpenseSteps(props: ExpenseStepsProps) {
  const { step, onStepChange, projectId, expense, copyOf, start, waiting } = props;
  const { onSaved, onPicture } = props;
  const project = useProjectsById().get(projectId) ?? null;
  const expenseGate = useExpenseGate();
  const contractorGate = useContractorGate();
  const { data: contractors = [] } = useContractorsOf(projectId);
  const form = useExpenseForm({
    projectId,
    expense,
    copyOf,
    start,
    waiting,
    ownerName: sharedOwnerName(project),
    nameOf: (id) => contractors.find((contractor) => contractor.id === id)?.name,
    onSaved,
    onPlanFull: () => expenseGate.showLimit(project),
  });

  const NewContractorForm = useCodePart(loadContractorForm, step === 'contractor', () => {
    onStepChange('expense');
    void tellOfFailure();
  });

  const stepBefore = useRef(step);
  const returnToContractor = useEffectEvent(form.focusContractor);
  useEffect(() => {
    if (step === 'expense' && stepBefore.current === 'contractor') returnToContractor();
    stepBefore.current = step;
  }, [step]);

  const [aside, setAside] = useState<HTMLElement | null>(null);
  const hasPicture = useIsLargeScreen() && form.files.length > 0;
  const tell = useEffectEvent(onPicture);
  useEffect(() => {
    tell(hasPicture);
    return () => tell(false);
  }, [hasPicture]);

  return (
    <>
      <div hidden={step !== 'expense'} className={hasPicture ? besideClasses : undefined}>
        <ExpenseForm
          form={form}
          projectId={projectId}
          expense={expense}
          copyOf={copyOf}
          wantsPhoto={start?.wantsPhoto ?? false}
          aside={aside}
          currency={currencyOf(project)}
          sharedProjectId={sharedProjectId(project)}
          contractors={contractors}
          onAddContractor={() => contractorGate.pass(project, () => onStepChange('contractor'))}
          isAddingContractor={contractorGate.isChecking}
        />
        {hasPicture && <div ref={setAside} className="sticky top-4 self-start" />}
      </div>
      {step === 'contractor' && NewContractorForm && (
        <div ref={focusFirstField}>
          <NewContractorForm
            project={project}
            onCreated={({ id }) => {
              form.chooseContractor(id);
              onStepChange('expense');
            }}
          />
        </div>
      )}
      {contractorGate.modal}
      {expenseGate.modal}
    </>
  );
}

function focusFirstField(step: HTMLElement | null): void {
  step?.querySelector('input')?.focus();
}

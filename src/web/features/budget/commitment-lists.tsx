import { useQuery } from '@tanstack/react-query';
import type { Agreement } from '#shared/agreement.ts';
import type { Bill } from '#shared/bill.ts';
import type { PlanLine } from '#shared/plan-line.ts';
import type { Project } from '#shared/project.ts';
import { useNow } from '../../lib/use-now.ts';
import { AgreementItem } from '../agreements/agreement-item.tsx';
import { agreementsQuery } from '../agreements/agreement-queries.ts';
import { useAgreementDialogs } from '../agreements/use-agreement-dialogs.tsx';
import { BillItem } from '../bills/bill-item.tsx';
import { billsQuery } from '../bills/bill-queries.ts';
import { useBillDialogs } from '../bills/use-bill-dialogs.tsx';
import { useContractorsOf } from '../contractors/contractor-queries.ts';
import { canChangeRecords } from '../projects/shared-project.ts';
import { DialogSection } from './dialog-section.tsx';

interface CommitmentListsProps {
  project: Project;
  /** Only those of this line. */
  line?: PlanLine;
  shows?: 'agreements' | 'bills' | 'both';
}

/** Agreements and bills, of one line or of the whole project, with all that can be done to them. */
export function CommitmentLists({ project, line, shows = 'both' }: CommitmentListsProps) {
  const { data: agreements = [] } = useQuery(agreementsQuery(project.id));
  const { data: bills = [] } = useQuery(billsQuery(project.id));
  const agreementDialogs = useAgreementDialogs(project.id);
  const billDialogs = useBillDialogs(project);
  const canChange = canChangeRecords(project);
  const isOfLine = ({ planLineId }: Agreement | Bill) => !line || planLineId === line.id;
  const start = line ? { planLineId: line.id } : {};
  const billFor = ({ id, title }: Agreement) => {
    const number = bills.filter((bill) => bill.agreementId === id).length + 1;
    billDialogs.add({ ...start, agreementId: id, title: `${title}, bill ${number}` });
  };
  return (
    <>
      {shows !== 'bills' && (
        <DialogSection
          title="Agreements"
          addText="Add Agreement"
          onAdd={
            canChange
              ? () => agreementDialogs.add({ ...start, ...(line && { title: line.title }) })
              : undefined
          }
        >
          <AgreementList
            project={project}
            agreements={agreements.filter(isOfLine)}
            actions={
              canChange
                ? { edit: agreementDialogs.edit, remove: agreementDialogs.remove, bill: billFor }
                : null
            }
          />
        </DialogSection>
      )}
      {shows !== 'agreements' && (
        <DialogSection
          title="Bills"
          addText="Add Bill"
          onAdd={canChange ? () => billDialogs.add(start) : undefined}
        >
          <BillList
            bills={bills.filter(isOfLine)}
            actions={
              canChange
                ? { edit: billDialogs.edit, remove: billDialogs.remove, pay: billDialogs.pay }
                : null
            }
          />
        </DialogSection>
      )}
      {agreementDialogs.dialogs}
      {billDialogs.dialogs}
    </>
  );
}

interface AgreementListProps {
  project: Project;
  agreements: readonly Agreement[];
  actions: Parameters<typeof AgreementItem>[0]['actions'];
}

function AgreementList({ project, agreements, actions }: AgreementListProps) {
  const { data: contractors = [] } = useContractorsOf(project.id);
  if (agreements.length === 0) {
    return (
      <p className="text-sm text-ink-soft">
        None yet. An agreement with a contractor counts until it is billed or paid.
      </p>
    );
  }
  return (
    <ul>
      {agreements.map((agreement) => (
        <AgreementItem
          key={agreement.id}
          agreement={agreement}
          contractorName={contractors.find(({ id }) => id === agreement.contractorId)?.name}
          actions={actions}
        />
      ))}
    </ul>
  );
}

interface BillListProps {
  bills: readonly Bill[];
  actions: Parameters<typeof BillItem>[0]['actions'];
}

/** What is to be paid comes first, the earliest due date on top. */
function BillList({ bills, actions }: BillListProps) {
  const now = useNow();
  if (bills.length === 0) {
    return (
      <p className="text-sm text-ink-soft">None yet. A bill counts as due until it is paid.</p>
    );
  }
  const order = (bill: Bill) => `${bill.due === '0.00' ? 1 : 0}${bill.dueOn ?? '9999'}`;
  const sorted = bills.toSorted((one, other) => order(one).localeCompare(order(other)));
  return (
    <ul>
      {sorted.map((bill) => (
        <BillItem key={bill.id} bill={bill} now={now} actions={actions} />
      ))}
    </ul>
  );
}

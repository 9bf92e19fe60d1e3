import { formatDate } from '#shared/dates.ts';
import type { ContractorPage } from '#shared/link-page.ts';
import { formatMoney } from '#shared/money.ts';
import { Card } from '../../ui/card.tsx';
import { Section } from './work-section.tsx';

/** What was billed, and what was paid. */
export function WorkBills({ view }: { view: ContractorPage }) {
  const { bills, payments, agreements, currency } = view;
  const purposeOf = ({ billId, agreementId }: (typeof payments)[number]) =>
    bills.find(({ id }) => id === billId)?.title ??
    agreements.find(({ id }) => id === agreementId)?.title ??
    'Payment';
  return (
    <>
      {bills.length > 0 && (
        <Section title="Bills">
          <Card>
            <ul className="divide-y divide-line">
              {bills.map(({ id, title, amount, due, heldLeft, dueOn }) => (
                <Row key={id} title={title} amount={formatMoney(amount, currency)}>
                  {standing({ due, heldLeft, dueOn }, currency)}
                </Row>
              ))}
            </ul>
          </Card>
        </Section>
      )}
      {payments.length > 0 && (
        <Section title="Payments">
          <Card>
            <ul className="divide-y divide-line">
              {payments.map((payment, index) => (
                <Row
                  // biome-ignore lint/suspicious/noArrayIndexKey: payments are shown without their id
                  key={index}
                  title={purposeOf(payment)}
                  amount={formatMoney(payment.amount, currency)}
                >
                  {formatDate(payment.date)}
                </Row>
              ))}
            </ul>
          </Card>
        </Section>
      )}
    </>
  );
}

interface BillStanding {
  due: string;
  heldLeft: string;
  dueOn: string | null;
}

function standing({ due, heldLeft, dueOn }: BillStanding, currency: string): string {
  const parts = [
    due !== '0.00' && `${formatMoney(due, currency)} due${dueOn ? ` on ${formatDate(dueOn)}` : ''}`,
    heldLeft !== '0.00' && `${formatMoney(heldLeft, currency)} held back`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : 'Paid';
}

function Row({ title, amount, children }: { title: string; amount: string; children: string }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-5 py-3">
      <p className="wrap-anywhere">{title}</p>
      <p className="money text-right font-medium">{amount}</p>
      <p className="money text-sm whitespace-normal text-ink-soft">{children}</p>
    </li>
  );
}

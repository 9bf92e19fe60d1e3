import type { Analytics } from '#shared/analytics.ts';
import { categoryLabel } from '#shared/expense.ts';
import { CashChart } from './cash-chart.tsx';
import { ContractorsReport } from './contractors-report.tsx';
import { GroupBars } from './group-bars.tsx';
import { ReportCard } from './report-card.tsx';
import { cashTable, contractorTable, groupTable, waterfallTable } from './report-tables.ts';
import { Waterfall } from './waterfall.tsx';

/** What the Pro plan adds to the first chart. */
export function ProReports({ analytics }: { analytics: Analytics }) {
  const { currency, cash, byCategory, byRoom, contractors, waterfall } = analytics;
  const categories = named(byCategory, categoryLabel, 'Without a line');
  const rooms = named(byRoom, (name) => name, 'In no room');
  return (
    <>
      <ReportCard
        title="Cash by month"
        question="How much money is needed, and when?"
        table={cashTable(analytics)}
      >
        <CashChart currency={currency} cash={cash} />
      </ReportCard>
      <ReportCard
        title="From the budget to what it will cost"
        question="What makes it cost more or less than the budget?"
        table={waterfallTable(analytics)}
      >
        <Waterfall currency={currency} waterfall={waterfall} />
      </ReportCard>
      <ReportCard
        title="Plan and expected by category"
        question="Which kind of cost goes over its plan?"
        table={groupTable(categories, { name: 'by category', currency })}
      >
        <Groups groups={categories} currency={currency} />
      </ReportCard>
      <ReportCard
        title="Plan and expected by room"
        question="Which room goes over its plan?"
        table={groupTable(rooms, { name: 'by room', currency })}
      >
        <Groups groups={rooms} currency={currency} />
      </ReportCard>
      <ReportCard
        title="Contractors"
        question="What was agreed with each, what changed, what is paid and what is left?"
        table={contractorTable(analytics)}
      >
        <ContractorsReport contractors={contractors} currency={currency} />
      </ReportCard>
    </>
  );
}

function Groups(props: { groups: ReturnType<typeof named>; currency: string }) {
  if (props.groups.length > 0) return <GroupBars {...props} />;
  return <p className="text-ink-soft">Nothing is planned or spent yet.</p>;
}

function named(groups: Analytics['byRoom'], label: (key: string) => string, without: string) {
  return groups.map(({ key, ...amounts }) => ({
    key: key ?? '',
    label: key === null ? without : label(key),
    ...amounts,
  }));
}

import { Link } from '@tanstack/react-router';
import type { Project } from '#shared/project.ts';
import { paths } from '../../config/paths.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { sharedOwnerName } from '../projects/shared-project.ts';

const answers = [
  ['Cash by month', 'How much money is needed in March, and what has no date yet.'],
  ['From the budget to what it will cost', 'Each change that makes it cost more or less.'],
  ['Plan and expected by category and room', 'Where it goes over the plan.'],
  ['Contractors', 'Agreed, changed, paid and left, one by one.'],
];

/** What the other reports would answer, and the way to them. */
export function ReportsUpgrade({ project }: { project: Project }) {
  const ownerName = sharedOwnerName(project);
  return (
    <Card className="border-pine! p-5 sm:p-6 print:hidden">
      <h2 className="text-lg font-semibold">More reports with Pro</h2>
      <p className="text-ink-soft">They answer these questions from your own figures.</p>
      <dl className="mt-4 grid gap-3">
        {answers.map(([title, text]) => (
          <div key={title}>
            <dt className="font-medium">{title}</dt>
            <dd className="text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
      {ownerName ? (
        <p className="mt-6">This project is on the plan of {ownerName}, who can upgrade it.</p>
      ) : (
        <Link to={paths.billing} className={`mt-6 ${buttonClasses()}`}>
          Upgrade to Pro
        </Link>
      )}
    </Card>
  );
}

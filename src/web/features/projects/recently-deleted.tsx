import { useQuery } from '@tanstack/react-query';
import { type DeletedProject, RESTORABLE_DAYS } from '#shared/activity.ts';
import { formatCount } from '#shared/counts.ts';
import { formatDate } from '#shared/dates.ts';
import { deletedProjectsQuery } from '../activity/activity-queries.ts';
import { RestoreButton } from '../activity/restore-button.tsx';

/** The projects that can be restored. Nothing if there are none, or if they are not known. */
export function RecentlyDeleted() {
  const { data: deleted = [] } = useQuery(deletedProjectsQuery);
  if (deleted.length === 0) return null;
  return (
    <section aria-labelledby="recently-deleted" className="mt-10 max-w-2xl">
      <h2 id="recently-deleted" className="font-semibold">
        Recently deleted
      </h2>
      <p className="mt-0.5 text-sm text-ink-soft">
        A deleted project can be restored for {RESTORABLE_DAYS} days, with everything in it.
      </p>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {deleted.map((project) => (
          <li
            key={project.activityId}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3"
          >
            <div className="min-w-0 flex-1 basis-56">
              <p className="line-clamp-2 font-medium wrap-anywhere">{project.name}</p>
              <p className="text-sm text-ink-soft">{detailsOf(project)}</p>
            </div>
            <RestoreButton entryId={project.activityId} subject={project.name} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function detailsOf({ deletedAt, expenseCount }: DeletedProject): string {
  const expenses = `${formatCount(expenseCount)} ${expenseCount === 1 ? 'expense' : 'expenses'}`;
  const what = expenseCount > 0 ? ` with ${expenses}` : '';
  const last = new Date(deletedAt);
  last.setDate(last.getDate() + RESTORABLE_DAYS);
  return `Deleted ${formatDate(deletedAt)}${what}. Can be restored until ${formatDate(last)}.`;
}

import { Plus } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { ChangeRow } from './change-row.tsx';
import type { ChangeSubject } from './change-subject.ts';
import type { ChangeActions } from './use-change-dialogs.tsx';

interface ChangeListProps {
  subject: ChangeSubject;
  /** Null for people who may not change it. */
  actions: ChangeActions | null;
}

/** The changes of an agreement, those that wait first. */
export function ChangeList({ subject, actions }: ChangeListProps) {
  const { agreement, changes } = subject;
  const { title, status } = agreement;
  const ordered = changes.toSorted(
    (one, other) =>
      Number(other.status === 'asked') - Number(one.status === 'asked') ||
      other.createdAt.localeCompare(one.createdAt),
  );
  return (
    <>
      {ordered.length > 0 && (
        <ul
          aria-label={`Changes of ${title}`}
          className="divide-y divide-line border-t border-line"
        >
          {ordered.map((change) => (
            <ChangeRow key={change.id} change={change} subject={subject} actions={actions} />
          ))}
        </ul>
      )}
      {actions && status === 'open' && (
        <div className="border-t border-line px-3 py-1.5">
          <Button variant="quiet" onClick={() => actions.ask(subject)}>
            <Plus className="size-4" aria-hidden="true" />
            Ask for a change<span className="sr-only"> of {title}</span>
          </Button>
        </div>
      )}
    </>
  );
}

import { X } from 'lucide-react';
import { formatCount } from '#shared/counts.ts';
import { IconButton } from '../../ui/button.tsx';
import type { Accepted } from './use-accepting.ts';

const countExpenses = (count: number) =>
  count === 1 ? '1 expense' : `${formatCount(count)} expenses`;

/** How many were saved, and which were not and why. */
export function AcceptOutcome({
  outcome: { saved, refused },
  onClose,
}: {
  outcome: Accepted;
  onClose: () => void;
}) {
  return (
    <div
      role="status"
      className={`flex items-start gap-2 rounded-md px-3.5 py-2 text-sm ${refused.length > 0 ? 'bg-amber-tint' : 'bg-pine-tint'}`}
    >
      <div className="min-w-0 flex-1 py-1.5">
        <p className="font-medium">
          {countExpenses(saved)} saved.
          {refused.length > 0 && ` ${formatCount(refused.length)} not saved:`}
        </p>
        {refused.length > 0 && (
          <ul className="mt-1 list-disc pl-5">
            {refused.map(({ id, name, reason }) => (
              <li key={id} className="wrap-anywhere">
                {name}: {reason}
              </li>
            ))}
          </ul>
        )}
      </div>
      <IconButton label="Close" onClick={onClose}>
        <X className="size-4" aria-hidden="true" />
      </IconButton>
    </div>
  );
}

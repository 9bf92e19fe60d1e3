import {
  ClipboardList,
  DoorOpen,
  FilePenLine,
  FileText,
  Handshake,
  HardHat,
  House,
  Inbox,
  ListChecks,
  type LucideIcon,
  Paperclip,
  Pencil,
  PiggyBank,
  Plus,
  ReceiptText,
  Ruler,
  Scale,
  SquareCheck,
  Trash2,
  Undo2,
  UserRound,
} from 'lucide-react';
import type { ActivityAction, ActivityEntry, ActivityKind } from '#shared/activity.ts';
import { activitySentence } from '#shared/activity-sentence.ts';
import { formatTime } from '#shared/dates.ts';
import { useSignedInUser } from '../auth/signed-in-user.tsx';
import { RestoreButton } from './restore-button.tsx';

const kindIcons: Record<ActivityKind, LucideIcon> = {
  expense: ReceiptText,
  milestone: ListChecks,
  contractor: HardHat,
  project: House,
  member: UserRound,
  room: DoorOpen,
  plan_line: ClipboardList,
  agreement: Handshake,
  bill: FileText,
  reserve_move: PiggyBank,
  scope_line: Ruler,
  quote: Scale,
  change_order: FilePenLine,
  document: Paperclip,
  punch_item: SquareCheck,
  submission: Inbox,
  inbox_item: ReceiptText,
};

const actionIcons: Record<ActivityAction, LucideIcon> = {
  create: Plus,
  update: Pencil,
  delete: Trash2,
  restore: Undo2,
};

interface ActivityItemProps {
  entry: ActivityEntry;
  /** That of the project. */
  currency: string;
  /** Why a deletion cannot be restored. */
  refusal: string | null;
  /** In the history of one record, what was done says more than what kind of record it is. */
  isInHistory?: boolean;
}

export function ActivityItem({ entry, currency, refusal, isInHistory = false }: ActivityItemProps) {
  const user = useSignedInUser();
  const { parts, details } = activitySentence(entry, user.id, currency);
  const Icon = isInHistory ? actionIcons[entry.action] : kindIcons[entry.kind];
  const at = new Date(entry.at);
  return (
    <li className="flex gap-3 py-3">
      <span className="mt-px grid size-6 shrink-0 place-items-center text-ink-soft">
        <Icon className="size-4" aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-4">
          <p className="min-w-0 wrap-anywhere">
            {parts.map((part, index) =>
              typeof part === 'string' ? (
                part
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
                <span key={index} className="font-semibold">
                  {part.name}
                </span>
              ),
            )}
          </p>
          <time dateTime={entry.at} className="money shrink-0 text-sm text-ink-soft">
            {formatTime(at)}
          </time>
        </div>
        {details.length > 0 && (
          <ul className="mt-1 grid gap-0.5 text-sm wrap-anywhere text-ink-soft">
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        )}
        {entry.canRestore && (
          <div className="mt-2">
            <RestoreButton entryId={entry.id} subject={entry.label} />
          </div>
        )}
        {refusal && <p className="mt-1 text-sm text-ink-soft">{refusal}</p>}
      </div>
    </li>
  );
}

import { type MemberRole, roleLabels } from '#shared/access.ts';
import { formatDate } from '#shared/dates.ts';
import type { InvitationPreview } from '#shared/invitation.ts';

const offers: Record<MemberRole, string> = {
  editor: 'You will see and change its expenses, receipts, contractors and milestones.',
  viewer: 'You will see its expenses, receipts, contractors and milestones, but not change them.',
};

export function InvitationOffer({ invitation }: { invitation: InvitationPreview }) {
  const { inviterName, role, expiresAt } = invitation;
  const rows = [
    ['Invited by', inviterName],
    ['Your role', roleLabels[role]],
    ['Valid until', formatDate(expiresAt)],
  ];
  return (
    <>
      <dl className="divide-y divide-line border-y border-line">
        {rows.map(([label, shown]) => (
          <div key={label} className="flex justify-between gap-6 py-2.5">
            <dt className="shrink-0 text-ink-soft">{label}</dt>
            <dd className="line-clamp-3 min-w-0 text-right font-medium wrap-anywhere">{shown}</dd>
          </div>
        ))}
      </dl>
      <p className="-mt-2 text-ink-soft">{offers[role]}</p>
    </>
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { formatDate } from '#shared/dates.ts';
import type { Link } from '#shared/link.ts';
import { refreshAfter } from '../../lib/refresh.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { revokeLink } from './link-api.ts';
import { linksQuery } from './link-queries.ts';

interface OpenLinksProps {
  projectId: number;
  /** Which of the project's links. */
  includes: (link: Link) => boolean;
}

/** The links that still work, and the way to end one. */
export function OpenLinks({ projectId, includes }: OpenLinksProps) {
  const queryClient = useQueryClient();
  const { data: links = [] } = useQuery(linksQuery(projectId));
  const [chosen, setChosen] = useState<Link>();
  const [isAsking, setIsAsking] = useState(false);
  const shown = links.filter(includes);
  if (shown.length === 0) return null;
  return (
    <section>
      <h3 className="text-sm font-medium">Links that work</h3>
      <ul className="mt-1 divide-y divide-line border-y border-line">
        {shown.map((link) => (
          <li key={link.id} className="flex items-center justify-between gap-3">
            <p className="min-w-0 py-1.5 text-sm">
              Made {formatDate(link.createdAt)}, ends {formatDate(link.expiresAt)}
              <span className="block text-ink-soft">
                {link.lastSeenAt ? `Last opened ${formatDate(link.lastSeenAt)}` : 'Not opened yet'}
              </span>
            </p>
            <Button
              variant="quiet"
              onClick={() => {
                setChosen(link);
                setIsAsking(true);
              }}
            >
              Withdraw<span className="sr-only"> the link of {formatDate(link.createdAt)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Withdraw Link"
        description="It stops working at once, also where its page is open. You can make a new one at any time."
        confirmText="Withdraw Link"
        pendingText="Withdrawing..."
        onConfirm={async () => {
          if (chosen) await revokeLink(chosen.id);
          await refreshAfter.linkChange(queryClient);
          toast('Link withdrawn');
        }}
      />
    </section>
  );
}

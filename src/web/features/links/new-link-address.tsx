import { Mail, Share2 } from 'lucide-react';
import { formatDate } from '#shared/dates.ts';
import type { NewLink } from '#shared/link.ts';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { CopyField } from '../../ui/copy-field.tsx';

interface NewLinkAddressProps {
  link: NewLink;
  /** Of the contractor; null if it is not known. */
  email: string | null;
  /** What a message with the link says. */
  subject: string;
}

/** The address of a new link, which the server never shows again. */
export function NewLinkAddress({ link, email, subject }: NewLinkAddressProps) {
  const { url, expiresAt } = link;
  const mail = `mailto:${email ?? ''}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(url)}`;
  return (
    <div className="grid gap-3 rounded-md border border-line bg-sheet p-3.5">
      <CopyField label="The link" value={url} copyText="Copy link" copiesAtOnce />
      <div className="flex flex-wrap gap-2.5 max-sm:*:flex-1">
        <a href={mail} className={buttonClasses({ variant: 'secondary' })}>
          <Mail className="size-4" aria-hidden="true" />
          Send by mail
        </a>
        {'share' in navigator && (
          <Button variant="secondary" onClick={() => void share(subject, url)}>
            <Share2 className="size-4" aria-hidden="true" />
            Share
          </Button>
        )}
      </div>
      <p className="text-sm text-ink-soft">
        It works until {formatDate(expiresAt)} for anyone who has it. We show it only now.
      </p>
    </div>
  );
}

/** The phone's own list: messages, chats and the like. Closing that list is no failure. */
async function share(title: string, url: string): Promise<void> {
  await navigator.share({ title, url }).catch(() => undefined);
}

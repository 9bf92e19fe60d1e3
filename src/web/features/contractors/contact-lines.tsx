import { Clock, Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Contractor } from '#shared/contractor.ts';
import { formatMoney } from '#shared/money.ts';
import { mailLink, phoneLink } from './contact-links.ts';

/** How to reach a contractor, and what they charge. */
export function ContactLines({ contractor }: { contractor: Contractor }) {
  const { phone, email, hourlyRate } = contractor;
  return (
    <>
      {phone && (
        <Contact icon={<Phone className="size-4" aria-hidden="true" />} href={phoneLink(phone)}>
          {phone}
        </Contact>
      )}
      {email && (
        <Contact icon={<Mail className="size-4" aria-hidden="true" />} href={mailLink(email)}>
          {email}
        </Contact>
      )}
      {hourlyRate !== null && (
        <Contact icon={<Clock className="size-4" aria-hidden="true" />} href={null}>
          <span className="money">{formatMoney(hourlyRate)}</span>/hour
        </Contact>
      )}
    </>
  );
}

interface ContactProps {
  icon: ReactNode;
  /** Where it leads; null if it is not a link. */
  href: string | null;
  children: ReactNode;
}

function Contact({ icon, href, children }: ContactProps) {
  return (
    <p className="target flex min-w-0 items-center gap-2.5">
      <span className="shrink-0 text-pine">{icon}</span>
      {href ? (
        <a
          href={href}
          className="target flex min-w-0 items-center rounded-sm underline-offset-4 hover:underline"
        >
          <span className="wrap-anywhere">{children}</span>
        </a>
      ) : (
        <span className="min-w-0 wrap-anywhere">{children}</span>
      )}
    </p>
  );
}

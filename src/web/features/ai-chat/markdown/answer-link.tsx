import type { ReactNode } from 'react';
import { linkClasses, PageLink } from '../page-link.tsx';
import type { Inline } from './markdown-inline.ts';
import type { LinkKind } from './markdown-link.ts';
import { inlineText } from './markdown-text.ts';

interface AnswerLinkProps {
  kind: LinkKind;
  href: string;
  label: Inline[];
  children: ReactNode;
}

/**
 * Our own pages open in place. An external link shows its full address, so that a friendly label
 * cannot hide where it leads: a planted note may have made the model write it.
 */
export function AnswerLink({ kind, href, label, children }: AnswerLinkProps) {
  if (kind === 'external') {
    const link = (
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className={`${linkClasses} wrap-anywhere`}
      >
        {href}
      </a>
    );
    if (inlineText(label) === href) return link;
    return (
      <>
        {children} ({link})
      </>
    );
  }
  return (
    <PageLink href={href} className={isForm(href) ? formClasses : linkClasses}>
      {children}
    </PageLink>
  );
}

/** A form that is filled in is the next step, so it looks like a button. */
const isForm = (href: string) => /[?&]add=new\b/.test(href);
const formClasses =
  'target my-1 inline-flex items-center rounded-md bg-action px-3.5 font-medium text-on-action hover:bg-action-deep';

import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, type ReactNode, useContext } from 'react';
import { LeaveForPageContext } from '../leave-for-page.ts';
import type { Inline } from './markdown-inline.ts';
import type { LinkKind } from './markdown-link.ts';
import { inlineText } from './markdown-text.ts';

const linkClasses =
  'font-medium text-pine underline decoration-pine/40 underline-offset-2 hover:decoration-pine';

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
  const { history } = useRouter();
  const leaveForPage = useContext(LeaveForPageContext);
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
  const open = (event: MouseEvent) => {
    const wantsOwnTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (wantsOwnTab || event.button !== 0) return;
    event.preventDefault();
    history.push(href);
    leaveForPage();
  };
  return (
    <a href={href} onClick={open} className={linkClasses}>
      {children}
    </a>
  );
}

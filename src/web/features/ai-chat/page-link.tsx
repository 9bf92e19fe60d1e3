import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, type ReactNode, useContext } from 'react';
import { LeaveForPageContext } from './leave-for-page.ts';

export const linkClasses =
  'font-medium text-pine underline decoration-pine/40 underline-offset-2 hover:decoration-pine';

interface PageLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link to one of our own pages, which opens in place. */
export function PageLink({ href, className = linkClasses, children }: PageLinkProps) {
  const { history } = useRouter();
  const leaveForPage = useContext(LeaveForPageContext);
  const open = (event: MouseEvent) => {
    const wantsOwnTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (wantsOwnTab || event.button !== 0) return;
    event.preventDefault();
    history.push(href);
    leaveForPage();
  };
  return (
    <a href={href} onClick={open} className={className}>
      {children}
    </a>
  );
}

import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
}

export function PageHeader({ title, children, actions }: PageHeaderProps) {
  return (
    <header className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 sm:mb-8 print:mb-2">
      <div className="min-w-0">
        <h1 className="line-clamp-3 text-2xl leading-8 font-semibold tracking-tight wrap-anywhere">
          {title}
        </h1>
        {children && <div className="mt-1 text-ink-soft">{children}</div>}
      </div>
      {actions}
    </header>
  );
}

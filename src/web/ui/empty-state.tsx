import type { ReactNode } from 'react';

interface EmptyStateProps {
  picture: ReactNode;
  title: string;
  children: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ picture, title, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center px-4 py-12 text-center sm:py-16">
      <div className="text-pine" aria-hidden="true">
        {picture}
      </div>
      <h2 className="mt-6 text-lg font-semibold">{title}</h2>
      <p className="mt-1.5 max-w-md text-pretty text-ink-soft">{children}</p>
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}

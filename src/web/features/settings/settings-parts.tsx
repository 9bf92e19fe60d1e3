import type { ReactNode } from 'react';
import { useId } from 'react';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

interface SettingsSectionProps {
  title: string;
  text?: string;
  children: ReactNode;
}

export function SettingsSection({ title, text, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <Card className="p-5 sm:p-6" role="region" aria-labelledby={id}>
      <h2 id={id} className="text-lg leading-6 font-semibold">
        {title}
      </h2>
      {text && <p className="mt-1 text-ink-soft">{text}</p>}
      <div className="mt-4 grid gap-4">{children}</div>
    </Card>
  );
}

interface SettingsRowProps {
  title: ReactNode;
  /** What it is now. */
  children?: ReactNode;
  action?: ReactNode;
}

/** One thing with what it is now and what can be done about it. */
export function SettingsRow({ title, children, action }: SettingsRowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2.5 border-t border-line pt-4 first:border-0 first:pt-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium wrap-anywhere">
          {title}
        </p>
        {children && <div className="text-sm wrap-anywhere text-ink-soft">{children}</div>}
      </div>
      {action && <div className="flex flex-wrap gap-2">{action}</div>}
    </div>
  );
}

export function RowsSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{label}</span>
      {['first', 'second'].map((row) => (
        <div key={row} className="grid gap-2">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-4 w-64 max-w-full" />
        </div>
      ))}
    </div>
  );
}

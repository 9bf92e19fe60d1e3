import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

interface FormNoticeProps {
  title: string;
  children: ReactNode;
}

/** What happened to a record while it was edited. It takes the focus, because it is a surprise. */
export function FormNotice({ title, children }: FormNoticeProps) {
  const id = useId();
  return (
    <section
      ref={focusNotice}
      tabIndex={-1}
      aria-labelledby={id}
      className="grid gap-3 rounded-md border border-amber/40 bg-amber-tint p-4"
    >
      <h3 id={id} className="flex gap-2.5 font-semibold">
        <TriangleAlert className="mt-1 size-4 shrink-0 text-amber" aria-hidden="true" />
        <span className="min-w-0 wrap-anywhere">{title}</span>
      </h3>
      {children}
    </section>
  );
}

function focusNotice(notice: HTMLElement | null): void {
  notice?.focus({ preventScroll: true });
  notice?.scrollIntoView({ block: 'nearest' });
}

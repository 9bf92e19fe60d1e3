import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';

interface DialogSectionProps {
  title: string;
  /** Opens a form; undefined for people who may not. */
  onAdd?: (() => void) | undefined;
  addText?: string;
  children: ReactNode;
}

/** A part of a dialog with a heading and a way to add to it. */
export function DialogSection({ title, onAdd, addText, children }: DialogSectionProps) {
  return (
    <section>
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h3 className="font-semibold">{title}</h3>
        {onAdd && (
          <Button variant="quiet" onClick={onAdd}>
            <Plus className="size-4" aria-hidden="true" />
            {addText}
          </Button>
        )}
      </div>
      {children}
    </section>
  );
}

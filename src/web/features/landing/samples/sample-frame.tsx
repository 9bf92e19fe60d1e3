import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';

interface SampleFrameProps {
  /** Describes the picture in one sentence, for people who cannot see it. */
  caption: string;
  children: ReactNode;
}

/** A screen of the product with sample figures: a picture, made from the real components. */
export function SampleFrame({ caption, children }: SampleFrameProps) {
  return (
    <figure className="min-w-0">
      <figcaption className="sr-only">{caption}</figcaption>
      <div aria-hidden="true">
        <Card raised>{children}</Card>
      </div>
    </figure>
  );
}

/** A numbered pin that a note beside the picture refers to. */
export function NotePin({ number, shown }: { number: number; shown: boolean | undefined }) {
  if (!shown) return null;
  return (
    <span className="grid size-5 shrink-0 place-items-center rounded-full bg-fill-amber text-xs font-bold text-[#2b1c00]">
      {number}
    </span>
  );
}

import type { ApiError } from '../../lib/api-client.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Card } from '../../ui/card.tsx';
import { PlumbMark } from '../../ui/plumb-mark.tsx';
import { LinkFrame } from './link-frame.tsx';

/** Tells nothing about the project, because anyone may have the link. */
export function LinkEnded({ error }: { error: ApiError }) {
  const isGone = error.status === 410;
  usePageTitle('Link ended');
  return (
    <LinkFrame>
      <Card className="mt-6 grid justify-items-center p-8 text-center">
        <PlumbMark className="size-9 text-ink-soft" />
        <h1 className="mt-4 font-serif text-2xl font-semibold tracking-tight">
          {isGone ? 'This link no longer works' : 'There is nothing at this address'}
        </h1>
        <p className="mt-2 max-w-sm text-pretty text-ink-soft">
          {isGone
            ? error.sentence
            : 'Check that you have the whole link, or ask the homeowner for a new one.'}
        </p>
      </Card>
    </LinkFrame>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { PlumbMark } from '../../ui/plumb-mark.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { suggestionsQuery } from './ai-chat-queries.ts';

interface ChatEmptyProps {
  projectId: number | null;
  onAsk: (question: string) => void;
}

/** Suggestions are optional: without them, the prompt is enough. */
export function ChatEmpty({ projectId, onAsk }: ChatEmptyProps) {
  const screen = useLocation({ select: ({ pathname }) => pathname.split('/')[1] ?? '' });
  const { data: questions, isPending } = useQuery(suggestionsQuery(projectId, screen));
  return (
    <div className="my-auto grid justify-items-center text-center">
      <PlumbMark className="size-9 text-pine" />
      <p className="mt-4 max-w-64 text-lg leading-6 font-semibold text-balance">
        Ask me anything about your renovation project!
      </p>
      <ul className="mt-5 grid w-full max-w-md gap-2">
        {isPending &&
          ['first', 'second', 'third'].map((key) => (
            <li key={key}>
              <Skeleton className="h-11 w-full" />
            </li>
          ))}
        {questions?.map((question) => (
          <li key={question}>
            <button
              type="button"
              onClick={() => onAsk(question)}
              className="target w-full rounded-md border border-edge/55 bg-sheet px-3.5 py-2 text-left text-sm wrap-anywhere shadow-low transition-colors duration-150 hover:border-edge hover:bg-paper"
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

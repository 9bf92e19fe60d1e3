import type { UseQueryResult } from '@tanstack/react-query';
import { ArrowDown } from 'lucide-react';
import { errorSentence } from '../../lib/api-client.ts';
import { joinClasses } from '../../lib/join-classes.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { ChatMessage } from './ai-chat-queries.ts';
import { ChatEmpty } from './chat-empty.tsx';
import { ChatMessageItem } from './chat-message-item.tsx';
import { useFollowBottom } from './use-follow-bottom.ts';

interface ChatTalkProps {
  messages: UseQueryResult<ChatMessage[]>;
  projectId: number | null;
  onAsk: (question: string) => void;
  isAnswering: boolean;
  wasStopped: boolean;
}

/** The messages, oldest first. */
export function ChatTalk(props: ChatTalkProps) {
  const { messages, projectId, onAsk, isAnswering, wasStopped } = props;
  const { frame, isAway, onScroll, toEnd } = useFollowBottom(messages.data, isAnswering);

  if (messages.isPending) return <TalkSkeleton />;
  if (!messages.data) {
    return (
      <div className="min-h-0 flex-1 overflow-y-auto">
        <ErrorState
          title="Failed to fetch messages"
          message={errorSentence(messages.error)}
          onRetry={() => messages.refetch()}
          isRetrying={messages.isFetching}
        />
      </div>
    );
  }
  const isStopped = wasStopped && messages.data.at(-1)?.role === 'user';
  return (
    <div className="relative flex min-h-0 flex-1">
      <section
        ref={frame}
        aria-label="Messages"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: people without a mouse scroll it with the keys
        tabIndex={0}
        onScroll={onScroll}
        className="flex min-w-0 flex-1 flex-col overflow-y-auto overscroll-contain p-4 -outline-offset-2"
      >
        {messages.data.length === 0 ? (
          <ChatEmpty projectId={projectId} onAsk={onAsk} />
        ) : (
          // Complete answers are announced as they arrive; ChatMessageItem excludes the others.
          <ol aria-live="polite" aria-relevant="additions" className="mt-auto grid gap-3">
            {messages.data.map((message, index, list) => (
              <ChatMessageItem
                key={message.id}
                message={message}
                question={questionBefore(list, index)}
                onAsk={isAnswering ? null : onAsk}
                isLast={index === list.length - 1}
              />
            ))}
          </ol>
        )}
        <p role="status" className={joinClasses('text-sm text-ink-soft', isStopped && 'mt-3')}>
          {isStopped && 'Stopped. The answer was not saved.'}
        </p>
      </section>
      {isAway && (
        <button
          type="button"
          onClick={toEnd}
          className="target absolute bottom-2 left-1/2 inline-flex -translate-x-1/2 items-center gap-1.5 rounded-full border border-line bg-raised px-4 text-sm font-medium shadow-high"
        >
          <ArrowDown className="size-4" aria-hidden="true" />
          To the latest
        </button>
      )}
    </div>
  );
}

function questionBefore(list: readonly ChatMessage[], index: number): string | null {
  const before = list[index - 1];
  return before?.role === 'user' ? before.content : null;
}

function TalkSkeleton() {
  return (
    <div role="status" className="flex min-h-0 flex-1 flex-col justify-end gap-3 p-4">
      <span className="sr-only">Loading messages</span>
      <Skeleton className="h-10 w-3/5 self-end" />
      <Skeleton className="h-24 w-4/5" />
    </div>
  );
}

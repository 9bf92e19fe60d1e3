import { memo } from 'react';
import type { ChatMessage } from './ai-chat-queries.ts';
import { CopyButton } from './copy-button.tsx';
import { Markdown } from './markdown/markdown.tsx';

/**
 * Only complete answers are announced to screen readers: not the user's own words, and not an
 * answer that is still growing.
 */
export const ChatMessageItem = memo(function ChatMessageItem({
  message: { role, content, isTyping },
}: {
  message: ChatMessage;
}) {
  if (role === 'user') {
    return (
      <li
        aria-live="off"
        className="max-w-[88%] justify-self-end rounded-lg rounded-br-sm bg-action px-3.5 py-2 whitespace-pre-wrap wrap-anywhere text-on-action"
      >
        <span className="sr-only">You: </span>
        {content}
      </li>
    );
  }
  return (
    <li
      aria-live={isTyping ? 'off' : undefined}
      className="max-w-full min-w-0 justify-self-start lg:max-w-[94%]"
    >
      <div className="rounded-lg rounded-bl-sm bg-ink/6 px-3.5 py-2.5">
        <span className="sr-only">AI Assistant: </span>
        {isTyping && content === '' ? (
          <span className="animate-breathe text-ink-soft">Thinking...</span>
        ) : (
          <Markdown text={content} />
        )}
      </div>
      {!isTyping && <CopyButton text={content} />}
    </li>
  );
});

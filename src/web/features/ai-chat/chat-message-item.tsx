import { memo } from 'react';
import type { ChatMessage } from './ai-chat-queries.ts';
import { AnswerActions, AnswerChoices } from './answer-actions.tsx';
import { AnswerBasis } from './answer-basis.tsx';
import { AnswerChart } from './answer-chart.tsx';
import { Markdown } from './markdown/markdown.tsx';

interface ChatMessageItemProps {
  message: ChatMessage;
  /** Of an answer: what was asked, if it is in the list. */
  question: string | null;
  /** Absent while an answer arrives. */
  onAsk: ((question: string) => void) | null;
  isLast: boolean;
}

/**
 * Only complete answers are announced to screen readers: not the user's own words, and not an
 * answer that is still growing.
 */
export const ChatMessageItem = memo(function ChatMessageItem(props: ChatMessageItemProps) {
  const { question, onAsk, isLast } = props;
  const { role, content, isTyping, details } = props.message;
  if (role === 'user') {
    return (
      <li
        aria-live="off"
        data-question
        className="max-w-[88%] justify-self-end rounded-lg rounded-br-sm bg-action px-3.5 py-2 whitespace-pre-wrap wrap-anywhere text-on-action"
      >
        <span className="sr-only">You: </span>
        {content}
      </li>
    );
  }
  const choices = (isLast && details?.choices) || [];
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
        {details?.chart && <AnswerChart chart={details.chart} />}
        {details && <AnswerBasis details={details} />}
      </div>
      {onAsk && choices.length > 0 && <AnswerChoices choices={choices} onAsk={onAsk} />}
      {!isTyping && (
        <AnswerActions
          text={content}
          onAskAgain={onAsk && question !== null ? () => onAsk(question) : null}
        />
      )}
    </li>
  );
});

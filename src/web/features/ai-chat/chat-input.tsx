import { SendHorizontal, Square } from 'lucide-react';
import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import { aiMessageInputSchema } from '#shared/ai-chat.ts';
import { joinClasses } from '../../lib/join-classes.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { controlClasses } from '../../ui/field.tsx';
import { Spinner } from '../../ui/spinner.tsx';

interface ChatInputProps {
  ref: Ref<HTMLTextAreaElement>;
  draft: string;
  onDraft: (draft: string) => void;
  onSend: (content: string) => void;
  onStop: () => void;
  isAnswering: boolean;
  problem: string | null;
}

export function ChatInput(props: ChatInputProps) {
  const { ref, draft, onDraft, onSend, onStop, isAnswering, problem } = props;
  const problemId = useId();
  const [ruleBroken, setRuleBroken] = useState<string | null>(null);
  const isBlank = draft.trim() === '';
  const shown = ruleBroken ?? problem;

  const label = isAnswering ? 'Stop' : 'Send';
  const isDisabled = isBlank && !isAnswering;

  const send = () => {
    if (isBlank || isAnswering) return;
    const input = aiMessageInputSchema.safeParse({ content: draft });
    setRuleBroken(input.success ? null : (input.error.issues[0]?.message ?? null));
    if (input.success) onSend(input.data.content);
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    // The Enter that completes a word in an input method, as in Japanese, does not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <div className="border-t border-line p-3">
      {shown && (
        <div id={problemId} className="mb-2.5">
          <ErrorAlert>{shown}</ErrorAlert>
        </div>
      )}
      <p
        role="status"
        className={joinClasses(
          'flex items-center gap-2 text-sm text-ink-soft',
          isAnswering && 'mb-2',
        )}
      >
        {isAnswering && (
          <>
            <Spinner className="size-3.5" />
            AI is thinking...
          </>
        )}
      </p>
      <div className="flex items-end gap-2">
        <textarea
          ref={ref}
          rows={1}
          value={draft}
          onChange={(event) => {
            onDraft(event.target.value);
            setRuleBroken(null);
          }}
          onKeyDown={sendOnEnter}
          aria-label="Your message"
          aria-invalid={ruleBroken ? true : undefined}
          aria-describedby={shown ? problemId : undefined}
          placeholder="Ask about budgets, timelines, materials..."
          enterKeyHint="send"
          className={joinClasses(
            controlClasses,
            'field-sizing-content max-h-36 min-h-11 resize-none py-2.5',
          )}
        />
        {/* One button keeps the focus. The second click of a double-click is not a Stop. */}
        <button
          type="button"
          onClick={({ detail }) => {
            if (detail < 2) (isAnswering ? onStop : send)();
          }}
          aria-label={label}
          title={label}
          aria-disabled={isDisabled || undefined}
          className="grid size-11 shrink-0 place-items-center rounded-md bg-action text-on-action transition-colors duration-150 hover:bg-action-deep aria-disabled:cursor-default aria-disabled:opacity-45 aria-disabled:hover:bg-action"
        >
          {isAnswering ? (
            <Square className="size-4 fill-current" aria-hidden="true" />
          ) : (
            <SendHorizontal className="size-4.5" aria-hidden="true" />
          )}
        </button>
      </div>
    </div>
  );
}

import { RotateCcw } from 'lucide-react';
import { answerText } from './answer-text.ts';
import { actionClasses, CopyButton } from './copy-button.tsx';

interface AnswerActionsProps {
  text: string;
  /** Null if its question is not in the list. */
  onAskAgain: (() => void) | null;
}

export function AnswerActions({ text, onAskAgain }: AnswerActionsProps) {
  return (
    <div className="-ml-1 flex flex-wrap">
      <CopyButton text={answerText(text)} />
      {onAskAgain && (
        <button type="button" onClick={onAskAgain} className={actionClasses}>
          <RotateCcw className="size-3.5" aria-hidden="true" />
          Ask again
        </button>
      )}
    </div>
  );
}

interface AnswerChoicesProps {
  choices: readonly string[];
  onAsk: (question: string) => void;
}

/** The ways to read an unclear question. */
export function AnswerChoices({ choices, onAsk }: AnswerChoicesProps) {
  return (
    <div className="mt-2 grid gap-2">
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          onClick={() => onAsk(choice)}
          className="target rounded-md border border-edge/55 bg-sheet px-3.5 py-2 text-left text-sm wrap-anywhere shadow-low transition-colors duration-150 hover:border-edge hover:bg-paper"
        >
          {choice.replace(/^.*, I mean /, '').replace(/^./, (letter) => letter.toUpperCase())}
        </button>
      ))}
    </div>
  );
}

import { useState } from 'react';

const LONG_TEXT_LENGTH = 160;
const SHOWN_LINES = 3;

/** Long notes are folded, so that one talkative card does not stretch its whole row. */
export function ContractorNotes({ notes, name }: { notes: string; name: string }) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isLong = notes.length > LONG_TEXT_LENGTH || notes.split('\n').length > SHOWN_LINES;
  return (
    <div className="mt-3.5">
      <p
        className={
          isLong && !isUnfolded
            ? 'line-clamp-3 text-sm wrap-anywhere whitespace-pre-line text-ink-soft'
            : 'text-sm wrap-anywhere whitespace-pre-line text-ink-soft'
        }
      >
        {notes}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isUnfolded}
          onClick={() => setIsUnfolded(!isUnfolded)}
          className="target -my-1.5 rounded-sm text-sm font-medium text-pine underline-offset-4 hover:underline"
        >
          {isUnfolded ? 'Show less' : 'Show all notes'}
          <span className="sr-only"> about {name}</span>
        </button>
      )}
    </div>
  );
}

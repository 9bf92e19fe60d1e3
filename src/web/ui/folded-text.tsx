import { useState } from 'react';
import { joinClasses } from '../lib/join-classes.ts';

const LONG_TEXT_LENGTH = 240;
const SHOWN_LINES = 3;

interface FoldedTextProps {
  children: string;
  /** What the text is about, for screen readers that read the button without context. */
  subject: string;
}

/** User text with its line breaks. Long text is collapsed and can be expanded. */
export function FoldedText({ children, subject }: FoldedTextProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isLong = children.length > LONG_TEXT_LENGTH || children.split('\n').length > SHOWN_LINES;
  return (
    <>
      <p
        className={joinClasses(
          'max-w-prose wrap-anywhere whitespace-pre-line text-ink-soft',
          isLong && !isOpen && 'line-clamp-3',
        )}
      >
        {children}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="target -my-1 rounded-sm text-sm font-medium text-pine underline-offset-4 hover:underline"
        >
          {isOpen ? 'Show less' : 'Show all'}
          <span className="sr-only"> about {subject}</span>
        </button>
      )}
    </>
  );
}

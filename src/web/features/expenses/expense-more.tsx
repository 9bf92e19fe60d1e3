import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { codePart } from '../../lib/code-parts.ts';
import { joinClasses } from '../../lib/join-classes.ts';
import { useCodePart } from '../../lib/use-code-part.ts';
import { tellOfFailure } from '../../ui/lazy-dialog.tsx';
import type { ExpenseMoreFieldsProps } from './expense-more-fields.tsx';

const loadFields = codePart(
  async () => (await import('./expense-more-fields.tsx')).ExpenseMoreFields,
);

/** What few expenses need, folded until someone asks for it. */
export function ExpenseMore({ isUsed, ...props }: ExpenseMoreFieldsProps & { isUsed: boolean }) {
  // Stays open if the last of it is taken back.
  const [isUnfolded, setIsUnfolded] = useState(isUsed);
  const isOpen = isUsed || isUnfolded;
  const id = useId();
  const Fields = useCodePart(loadFields, isOpen, () => {
    setIsUnfolded(false);
    void tellOfFailure();
  });
  return (
    <div className="-my-1">
      {!isUsed && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsUnfolded(!isUnfolded)}
          className="target -ml-2 inline-flex items-center gap-1.5 rounded-md px-2 text-sm font-medium text-ink-soft transition-colors duration-150 hover:bg-ink/6 hover:text-ink"
        >
          More
          <ChevronDown
            className={joinClasses(
              'size-4 transition-transform duration-150',
              isOpen && 'rotate-180',
            )}
            aria-hidden="true"
          />
        </button>
      )}
      <div id={id} hidden={!isOpen}>
        {isOpen && Fields && <Fields {...props} />}
      </div>
    </div>
  );
}

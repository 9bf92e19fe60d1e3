import { useId } from 'react';
import { joinClasses } from '../../lib/join-classes.ts';
import { FoldedText } from '../../ui/folded-text.tsx';

interface ConflictFieldProps {
  label: string;
  mine: string;
  theirs: string;
  isTheirs: boolean;
  onChoose: (takeTheirs: boolean) => void;
}

/** One field with two values, side by side if there is room. */
export function ConflictField({ label, mine, theirs, isTheirs, onChoose }: ConflictFieldProps) {
  const name = useId();
  const choices = [
    { text: 'Keep mine', shown: mine, isChosen: !isTheirs, choose: () => onChoose(false) },
    { text: 'Take theirs', shown: theirs, isChosen: isTheirs, choose: () => onChoose(true) },
  ];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {choices.map(({ text, shown, isChosen, choose }) => (
          <div
            key={text}
            className={joinClasses(
              'min-w-0 rounded-md border bg-sheet px-3 pb-2.5',
              isChosen ? 'border-pine' : 'border-edge/40',
            )}
          >
            <label className="target flex items-center gap-2.5 text-sm font-medium">
              <input
                type="radio"
                name={name}
                checked={isChosen}
                onChange={choose}
                className="size-4 accent-pine"
              />
              {text}
            </label>
            <FoldedText subject={`${label}, ${text}`}>{shown}</FoldedText>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

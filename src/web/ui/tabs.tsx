import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { joinClasses } from '../lib/join-classes.ts';

interface TabsProps<T extends string> {
  label: string;
  value: T;
  onValueChange: (value: T) => void;
  tabs: readonly { value: T; label: string; content: ReactNode }[];
}

/**
 * One page of several, with the keys of the ARIA tabs pattern. Our own code, because Radix's tabs
 * would add 9 KB to the first page that most users load.
 */
export function Tabs<T extends string>({ label, value, onValueChange, tabs }: TabsProps<T>) {
  const id = useId();
  const chosenIndex = tabs.findIndex((tab) => tab.value === value);

  const moveByKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const targets: Record<string, number> = {
      ArrowRight: (chosenIndex + 1) % tabs.length,
      ArrowLeft: (chosenIndex - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const index = targets[event.key] ?? -1;
    const tab = tabs[index];
    if (!tab) return;
    event.preventDefault();
    onValueChange(tab.value);
    (event.currentTarget.children[index] as HTMLElement).focus();
  };

  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={moveByKey}
        className="grid auto-cols-fr grid-flow-col gap-1 rounded-md bg-well p-1"
      >
        {tabs.map((tab, index) => {
          const isChosen = index === chosenIndex;
          return (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-tab-${tab.value}`}
              aria-selected={isChosen}
              aria-controls={isChosen ? `${id}-panel` : undefined}
              tabIndex={isChosen ? 0 : -1}
              onClick={() => onValueChange(tab.value)}
              className={joinClasses(
                'target rounded-sm font-medium transition-colors duration-150',
                isChosen ? 'bg-raised text-ink shadow-low' : 'text-ink-soft hover:text-ink',
              )}
            >
              {tab.label}
            </button>
          );
        })}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${value}`}
        className="mt-6"
      >
        {tabs[chosenIndex]?.content}
      </div>
    </>
  );
}

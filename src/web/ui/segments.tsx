import { joinClasses } from '../lib/join-classes.ts';

interface SegmentsProps<T extends string> {
  label: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
  /** As wide as its place, such as a form. */
  isWide?: boolean;
}

/** One of a few ways to show a list. */
export function Segments<T extends string>(props: SegmentsProps<T>) {
  const { label, options, value, onChange, isWide = false } = props;
  return (
    <fieldset className={joinClasses('flex gap-1 rounded-md bg-well p-1', isWide && '*:flex-1')}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => {
        const isChosen = option.value === value;
        return (
          <button
            key={option.value}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChange(option.value)}
            className={joinClasses(
              'min-h-9 rounded-sm px-3 text-sm font-medium transition-colors duration-150 pointer-coarse:min-h-11',
              isChosen ? 'bg-raised text-ink shadow-low' : 'text-ink-soft hover:text-ink',
            )}
          >
            {option.label}
          </button>
        );
      })}
    </fieldset>
  );
}

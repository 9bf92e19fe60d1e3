import { type StarterSetKey, starterSets } from './starter-sets.ts';

interface StarterSetChoiceProps {
  value: StarterSetKey;
  onChange: (key: StarterSetKey) => void;
}

export function StarterSetChoice({ value, onChange }: StarterSetChoiceProps) {
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">Kind of project</legend>
      <div className="grid grid-cols-2 gap-2">
        {(Object.keys(starterSets) as StarterSetKey[]).map((key) => (
          <label
            key={key}
            className="target flex cursor-pointer items-center gap-2 rounded-md border border-edge/55 bg-sheet px-2.5 sm:gap-2.5 sm:px-3 font-medium shadow-low transition-colors duration-150 hover:border-edge has-checked:border-pine has-checked:bg-pine-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine"
          >
            <input
              type="radio"
              name="starter-set"
              value={key}
              checked={key === value}
              onChange={() => onChange(key)}
              className="size-4 accent-action outline-none"
            />
            {starterSets[key].label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

import { initialsOf } from '../../lib/initials.ts';

/** Who added a record, as initials, for a row without room for the name. */
export function AddedBy({ name }: { name: string }) {
  return (
    <span
      title={`Added by ${name}`}
      className="relative inline-grid h-5 min-w-6 shrink-0 place-items-center rounded-full bg-ink/8 px-1 text-[0.625rem] leading-none font-semibold text-ink-soft"
    >
      <span aria-hidden="true">{initialsOf(name)}</span>
      <span className="sr-only">Added by {name}</span>
    </span>
  );
}

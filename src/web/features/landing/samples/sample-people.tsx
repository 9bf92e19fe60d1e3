import { NotePin, SampleFrame } from './sample-frame.tsx';
import { samplePeople } from './sample-project.ts';

export function SamplePeople({ notes }: { notes?: boolean }) {
  return (
    <SampleFrame caption="Three people in a project: its owner, one who can edit and one who can view. The latest expense has the initials of the person who added it.">
      <div className="divide-y divide-line px-5">
        {samplePeople.map(({ initials, name, email, role }, index) => (
          <div key={name} className="flex items-center gap-4 py-4">
            <span className="grid size-10 shrink-0 place-items-center rounded-full bg-pine-tint text-sm font-semibold text-pine-deep">
              {initials}
            </span>
            <div className="min-w-0 flex-1">
              <p className="font-semibold">{name}</p>
              <p className="truncate text-sm text-ink-soft">{email}</p>
            </div>
            <p className="flex shrink-0 items-center gap-1.5 text-sm">
              <NotePin number={1} shown={notes && index === 1} />
              {role}
            </p>
          </div>
        ))}
        <p className="flex items-center gap-2 py-4 text-sm">
          <span className="min-w-0 flex-1 truncate font-medium">Zellige tile, 48 sq ft</span>
          <NotePin number={2} shown={notes} />
          <span className="rounded-full bg-ink/8 px-1.5 py-0.5 text-xs font-semibold text-ink-soft">
            DB
          </span>
          <span className="money font-semibold">$1,290.40</span>
        </p>
      </div>
    </SampleFrame>
  );
}

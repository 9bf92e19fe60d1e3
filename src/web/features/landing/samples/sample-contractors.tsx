import { Phone } from 'lucide-react';
import { NotePin, SampleFrame } from './sample-frame.tsx';
import { sampleContractors } from './sample-project.ts';

export function SampleContractors({ notes }: { notes?: boolean }) {
  return (
    <SampleFrame caption="Two contractors with company, specialty, hourly rate and phone number.">
      <div className="divide-y divide-line px-5">
        {sampleContractors.map((contractor, index) => (
          <div key={contractor.name} className="flex items-start gap-4 py-5">
            <span className="grid size-10 shrink-0 place-items-center rounded-full bg-pine-tint text-sm font-semibold text-pine-deep">
              {contractor.initials}
            </span>
            <div className="min-w-0 flex-1">
              <p className="font-semibold">{contractor.name}</p>
              <p className="truncate text-sm text-ink-soft">{contractor.company}</p>
              <p className="mt-2 flex items-center gap-2 text-sm">
                <Phone className="size-3.5 shrink-0 text-pine" />
                <span className="money">{contractor.phone}</span>
                <NotePin number={2} shown={notes && index === 0} />
              </p>
            </div>
            <div className="grid shrink-0 justify-items-end gap-1.5">
              <p className="money flex items-center gap-1.5 font-medium">
                <NotePin number={1} shown={notes && index === 0} />
                {contractor.rate}
              </p>
              <p className="rounded-sm bg-ink/6 px-2 py-0.5 text-xs font-medium text-ink-soft">
                {contractor.specialty}
              </p>
            </div>
          </div>
        ))}
      </div>
    </SampleFrame>
  );
}

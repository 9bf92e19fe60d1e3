import { X } from 'lucide-react';
import { photoStages } from '#shared/document.ts';
import { Button } from '../../ui/button.tsx';
import { Segments } from '../../ui/segments.tsx';
import { stageLabels } from './photo.ts';
import { type PhotoGrouping, type PhotoView, photoGroupings } from './photo-view.ts';

const groupingLabels: Record<PhotoGrouping, string> = {
  room: 'By room',
  milestone: 'By milestone',
  date: 'By date',
};
const groupingOptions = photoGroupings.map((value) => ({ value, label: groupingLabels[value] }));
const stageOptions = [
  { value: 'all' as const, label: 'All' },
  ...photoStages.map((value) => ({ value, label: stageLabels[value] })),
];

interface PhotoToolbarProps {
  view: PhotoView;
  onChange: (changes: Partial<PhotoView>) => void;
  /** The name of the only room or milestone that is shown. */
  only: string | undefined;
}

export function PhotoToolbar({ view, onChange, only }: PhotoToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <Segments
        label="Group the photos"
        options={groupingOptions}
        value={view.group}
        onChange={(group) => onChange({ group })}
      />
      <Segments
        label="Show the photos of a stage"
        options={stageOptions}
        value={view.stage}
        onChange={(stage) => onChange({ stage })}
      />
      {only && (
        <Button variant="quiet" onClick={() => onChange({ room: null, milestone: null })}>
          <span className="max-w-48 truncate">Only {only}</span>
          <X className="size-4" aria-hidden="true" />
          <span className="sr-only">Show all photos</span>
        </Button>
      )}
    </div>
  );
}

import { RotateCcw, X } from 'lucide-react';
import { IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { changeWaitingFile, removeWaitingFile, type WaitingFile } from './waiting-files.ts';

/** What is on its way to the inbox, each with its progress or the reason why it is not there. */
export function WaitingFileList({ files }: { files: readonly WaitingFile[] }) {
  if (files.length === 0) return null;
  const failed = files.filter(({ step }) => step === 'failed');
  return (
    <Card className="p-4">
      <ul aria-label="Files on their way" className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {files.map((each) => (
          <li key={each.id} className="flex min-w-0 items-center gap-2">
            <div className="grid min-w-0 flex-1 gap-1.5 py-1">
              <p className="truncate text-sm" title={each.file.name}>
                {each.file.name}
              </p>
              <Standing file={each} />
            </div>
            {each.step === 'failed' && (
              <IconButton
                label={`Try ${each.file.name} again`}
                onClick={() => changeWaitingFile(each.id, { step: 'new' })}
              >
                <RotateCcw className="size-4" aria-hidden="true" />
              </IconButton>
            )}
            {(each.step === 'failed' || each.step === 'refused') && (
              <IconButton
                label={`Leave out ${each.file.name}`}
                onClick={() => removeWaitingFile(each.id)}
              >
                <X className="size-4" aria-hidden="true" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {failed.length > 0 && (
        <p className="mt-2 text-sm text-ink-soft">
          What failed stays here until you try it again or leave it out.
        </p>
      )}
    </Card>
  );
}

function Standing({ file: { step, percent, problem, file } }: { file: WaitingFile }) {
  if (problem) {
    return (
      <p role="alert" className="text-sm font-medium wrap-anywhere text-brick">
        {problem}
      </p>
    );
  }
  if (step !== 'uploading') return <p className="text-sm text-ink-soft">Waiting...</p>;
  return <ProgressBar label={`Upload of ${file.name}`} percent={percent} />;
}

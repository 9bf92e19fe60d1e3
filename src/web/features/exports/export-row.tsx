import { useId } from 'react';
import { formatBytes } from '#shared/bytes.ts';
import { ErrorAlert, Notice } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import type { ExportEntry } from './export-entries.ts';
import { type DownloadState, useDownload } from './use-download.ts';

export function ExportRow({ entry }: { entry: ExportEntry }) {
  const { title, type, Icon, contents, url } = entry;
  const { state, start, cancel } = useDownload(url);
  const isRunning = state.kind === 'waiting' || state.kind === 'receiving';
  const id = useId();
  return (
    <li className="grid gap-3 py-4 first:pt-0 last:pb-0">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
        <Icon className="mt-0.5 size-5 text-pine" strokeWidth={1.75} aria-hidden="true" />
        <div>
          <h3 className="font-semibold">
            {title} <span className="font-normal text-ink-soft">{type}</span>
          </h3>
          <p id={id} className="mt-0.5 text-sm text-pretty text-ink-soft">
            {contents}
          </p>
        </div>
        <div className="col-start-2 mt-3 sm:col-start-3 sm:mt-0 sm:self-center">
          {/* One button, so that it keeps the focus. */}
          <Button variant="secondary" onClick={isRunning ? cancel : start} aria-describedby={id}>
            {isRunning ? 'Cancel' : 'Download'}
            <span className="sr-only"> {title}</span>
          </Button>
        </div>
      </div>
      <div className="empty:hidden sm:pl-8">
        <Progress title={title} state={state} />
      </div>
    </li>
  );
}

function Progress({ title, state }: { title: string; state: DownloadState }) {
  switch (state.kind) {
    case 'none':
      return null;
    case 'failed':
      return <ErrorAlert>{state.sentence}</ErrorAlert>;
    case 'saved':
      return <Notice>Saved as {state.name}</Notice>;
    case 'waiting':
      return (
        <p role="status" className="text-sm text-ink-soft">
          Making the file…
        </p>
      );
    case 'receiving':
      return <Receiving title={title} {...state} />;
  }
}

interface ReceivingProps {
  title: string;
  receivedBytes: number;
  totalBytes: number | null;
}

function Receiving({ title, receivedBytes, totalBytes }: ReceivingProps) {
  const received = formatBytes(receivedBytes);
  if (totalBytes === null) return <p className="text-sm text-ink-soft">{received} received</p>;
  const text = `${received} of ${formatBytes(totalBytes)}`;
  return (
    <div className="grid gap-2">
      <ProgressBar
        label={`Downloading ${title}`}
        percent={Math.floor((receivedBytes / totalBytes) * 100)}
        valueText={text}
      />
      <p className="money text-sm text-ink-soft">{text}</p>
    </div>
  );
}

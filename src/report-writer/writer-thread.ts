import { parentPort } from 'node:worker_threads';
import { createReport } from './report.ts';
import type { ReportBlock, ThreadMessage } from './report-block.ts';

/** The program of the thread: draws the blocks it is sent, and ends. */
const port = parentPort;
if (!port) throw new Error('This file is the program of a thread');

const tell = (message: ThreadMessage) => port.postMessage(message);
const report = createReport((chunk) => tell({ chunk }));

port.on('message', (message: ReportBlock | 'end') => {
  if (message !== 'end') {
    report.add(message);
    tell('next');
    return;
  }
  void report.end().then(() => tell('done'));
});

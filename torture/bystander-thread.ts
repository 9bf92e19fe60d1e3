import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const EVERY_MS = 20;
const { origin, cookie } = workerData as { origin: string; cookie: string };

if (!parentPort) throw new Error('bystander.ts starts this thread');
const isStopped = new AbortController();
once(parentPort, 'message').then(() => isStopped.abort());
let slowestMs = 0;
while (!isStopped.signal.aborted) {
  const begin = performance.now();
  const response = await fetch(`${origin}/api/projects`, { headers: { cookie } });
  await response.text();
  if (!response.ok) throw new Error(`The bystander got a ${response.status}`);
  slowestMs = Math.max(slowestMs, Math.round(performance.now() - begin));
  await delay(EVERY_MS);
}
parentPort.postMessage(slowestMs);

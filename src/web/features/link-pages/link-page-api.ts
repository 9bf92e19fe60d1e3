import { type ChangeOrder, changeOrderSchema } from '#shared/change-order.ts';
import {
  type LinkChangeInput,
  type LinkDecision,
  type LinkPage,
  linkPageSchema,
} from '#shared/link-page.ts';
import { type Submission, type SubmissionInput, submissionSchema } from '#shared/submission.ts';
import { requestJson } from '../../lib/api-client.ts';
import { uploadForm } from '../../lib/upload.ts';

const linkUrl = (token: string, call = '') => `/api/links/${encodeURIComponent(token)}${call}`;

export function fetchLinkPage(token: string, signal: AbortSignal): Promise<LinkPage> {
  return requestJson(linkPageSchema, 'GET', linkUrl(token), { signal });
}

export function decideByLink(token: string, decision: LinkDecision): Promise<LinkPage> {
  return requestJson(linkPageSchema, 'POST', linkUrl(token, '/decision'), { body: decision });
}

export function askForChange(
  token: string,
  change: LinkChangeInput,
  key: string,
): Promise<ChangeOrder> {
  return requestJson(changeOrderSchema, 'POST', linkUrl(token, '/changes'), { body: change, key });
}

export interface Sending {
  submission: SubmissionInput;
  file: File | null;
  onProgress: (percent: number) => void;
}

export function sendSubmission(token: string, sending: Sending, key: string): Promise<Submission> {
  const { submission, file, onProgress } = sending;
  const form = new FormData();
  form.append('submission', JSON.stringify(submission));
  if (file) form.append('file', file);
  const { signal } = new AbortController();
  const url = linkUrl(token, '/submissions');
  return uploadForm(submissionSchema, url, form, { key, signal, onProgress });
}

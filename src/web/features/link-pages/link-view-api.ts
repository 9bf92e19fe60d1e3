import type { ChangeDecision } from '#shared/change-order.ts';
import { changeOrderSchema } from '#shared/change-order.ts';
import { type LinkView, linkViewSchema } from '#shared/link-view.ts';
import { submissionSchema } from '#shared/submission.ts';
import { requestJson } from '../../lib/api-client.ts';
import { uploadForm } from '../../lib/upload.ts';
import type { DraftedChange } from '../change-orders/change-draft.ts';
import type { SubmissionDraft } from './submission-draft.ts';

const linkUrl = (token: string, call = '') => `/api/links/${encodeURIComponent(token)}${call}`;

export function fetchLinkView(token: string, signal: AbortSignal): Promise<LinkView> {
  return requestJson(linkViewSchema, 'GET', linkUrl(token), { signal });
}

/** The id names one of the changes that a contractor's link shows. */
export interface LinkDecision extends ChangeDecision {
  changeOrderId?: number;
}

export function decideByLink(token: string, decision: LinkDecision): Promise<LinkView> {
  return requestJson(linkViewSchema, 'POST', linkUrl(token, '/decision'), { body: decision });
}

export function askByLink(
  token: string,
  change: DraftedChange & { agreementId: number; name: string },
) {
  return requestJson(changeOrderSchema, 'POST', linkUrl(token, '/changes'), { body: change });
}

interface Sending {
  submission: SubmissionDraft;
  file: File | null;
  onProgress: (percent: number) => void;
}

export function sendByLink(token: string, { submission, file, onProgress }: Sending) {
  const form = new FormData();
  // Before the file: the server reads them in order.
  form.append('submission', JSON.stringify(submission));
  if (file) form.append('file', file);
  const { signal } = new AbortController();
  return uploadForm(submissionSchema, linkUrl(token, '/submissions'), form, { signal, onProgress });
}

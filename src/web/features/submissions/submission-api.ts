import * as z from 'zod/mini';
import { type Submission, type SubmissionDecision, submissionSchema } from '#shared/submission.ts';
import { requestJson } from '../../lib/api-client.ts';
import { stringifyPlainSearch } from '../../lib/plain-search.ts';

/** Null for all projects. */
export function fetchSubmissions(
  projectId: number | null,
  signal: AbortSignal,
): Promise<Submission[]> {
  const url = `/api/submissions${stringifyPlainSearch({ projectId: projectId ?? undefined })}`;
  return requestJson(z.array(submissionSchema), 'GET', url, { signal });
}

export function decideSubmission(id: number, decision: SubmissionDecision): Promise<Submission> {
  return requestJson(submissionSchema, 'POST', `/api/submissions/${id}/decision`, {
    body: decision,
  });
}

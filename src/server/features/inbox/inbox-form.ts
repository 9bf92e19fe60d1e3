import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import { invalidField } from '#server/errors.ts';
import type { Scope } from '#server/http/scope.ts';
import {
  INBOX_MAX_FILES,
  INBOX_NAME_MAX_LENGTH,
  INBOX_PROJECT_FIELD,
  inboxProjectSchema,
} from '#shared/inbox.ts';
import { RECEIPT_MAX_BYTES } from '#shared/receipt.ts';
import { isStorableText } from '#shared/text.ts';
import { readParts, UPLOAD_FIELD, uploadLimits } from '../receipts/upload-body.ts';
import type { InTurns } from '../receipts/upload-turns.ts';

export const INBOX_BODY_LIMIT_BYTES = INBOX_MAX_FILES * (RECEIPT_MAX_BYTES + 4_096) + 65_536;
/** One more, so that the refusal can be a sentence. */
export const inboxLimits = { ...uploadLimits, files: INBOX_MAX_FILES + 1 };

export interface InboxForm {
  scope: Scope;
  projectId: number;
  /** The paths of the received files, and their names. */
  files: string[];
  names: string[];
}

/**
 * Writes the files of a form into the folder. The query names the project, or else a field of the
 * form: then who may add to it is decided when the field arrives. It is decided again after the last
 * byte.
 */
export async function receiveInboxForm(
  request: FastifyRequest,
  folder: string,
  inTurns: InTurns,
): Promise<InboxForm> {
  const asked = request.query as { projectId: number | null };
  const files: string[] = [];
  const names: string[] = [];
  await readParts(request, {
    limitBytes: INBOX_BODY_LIMIT_BYTES,
    inTurns,
    async takeText(name, text) {
      if (name !== INBOX_PROJECT_FIELD || asked.projectId !== null) return;
      asked.projectId = readProject(text);
      await request.server.decideScope(request);
    },
    placeOf({ fieldname, filename }) {
      if (fieldname !== UPLOAD_FIELD) return null;
      if (files.length === INBOX_MAX_FILES) {
        throw invalidField(UPLOAD_FIELD, `Send at most ${INBOX_MAX_FILES} files at a time`);
      }
      names.push(toName(filename));
      const file = path.join(folder, String(files.length), 'received');
      files.push(file);
      return file;
    },
  });
  const { projectId } = asked;
  if (projectId === null) throw notAProject();
  if (files.length === 0) throw invalidField(UPLOAD_FIELD, 'Choose a file to upload');
  return { scope: await request.server.decideScope(request), projectId, files, names };
}

const notAProject = () => invalidField(INBOX_PROJECT_FIELD, 'Choose one of your projects');

function readProject(text: string): number {
  const result = inboxProjectSchema.safeParse(text);
  if (!result.success) throw notAProject();
  return result.data;
}

function toName(fileName: string | undefined): string {
  const name = (fileName ?? '').trim().slice(0, INBOX_NAME_MAX_LENGTH);
  return name !== '' && isStorableText(name) ? name : 'Receipt';
}

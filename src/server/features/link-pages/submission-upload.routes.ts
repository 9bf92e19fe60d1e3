import fastifyMultipart from '@fastify/multipart';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { AppError, invalidField } from '#server/errors.ts';
import { answerOnce } from '#server/http/creation.ts';
import { currentContractorLink } from '#server/http/link-scope.ts';
import { errorResponses } from '#server/http/responses.ts';
import { submissionSchema } from '#shared/submission.ts';
import type { Receipts } from '../receipts/receipt.service.ts';
import { receiveForm, UPLOAD_BODY_LIMIT_BYTES, uploadLimits } from '../receipts/upload-body.ts';
import { createUploadTurns } from '../receipts/upload-turns.ts';
import type { LinkWriting } from './link-writing.service.ts';
import { readSubmission, SUBMISSION_FIELD, SUBMISSION_MAX_BYTES } from './submission-form.ts';

const FILE_FIELD = 'file';
const documentedBody = {
  type: 'object',
  properties: {
    [SUBMISSION_FIELD]: { type: 'string', description: 'JSON of what is sent' },
    [FILE_FIELD]: { type: 'string', format: 'binary' },
  },
  required: [SUBMISSION_FIELD],
};

interface Options {
  linkWriting: LinkWriting;
  receipts: Receipts;
}

/** A bill, a document or a date, with a file or without, in one call. */
export const submissionUploadRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { linkWriting, receipts },
) => {
  const inTurns = createUploadTurns();
  app.removeAllContentTypeParsers();
  await app.register(fastifyMultipart, {
    limits: { ...uploadLimits, fieldSize: SUBMISSION_MAX_BYTES },
    throwFileSizeLimit: false,
  });
  app.post(
    '/api/links/:token/submissions',
    {
      config: {
        access: 'link',
        link: ['contractor'],
        creates: 'keyed',
        readsBodyItself: true,
        documentedBody,
      },
      bodyLimit: UPLOAD_BODY_LIMIT_BYTES,
      schema: {
        operationId: 'sendSubmission',
        summary: 'Send a bill, a document or a date, by the token of a contractor’s link',
        tags: ['contracts'],
        consumes: ['multipart/form-data'],
        params: z.object({ token: z.string() }),
        response: {
          201: submissionSchema,
          ...errorResponses(400, 404, 409, 410, 413, 415, 429),
        },
      },
    },
    async (request, reply) => {
      if (!request.isMultipart()) {
        throw new AppError('unsupported_type', 'Send it as multipart/form-data.');
      }
      const link = currentContractorLink(request);
      await linkWriting.requireAllowance(link, request.ip);
      const receive = (file: string) => receiveForm(request, { file, field: FILE_FIELD, inTurns });
      return receipts.receiveFile(link, receive, async ({ isReceived, texts }, file) => {
        const text = texts.get(SUBMISSION_FIELD);
        const input = readSubmission(text);
        if (input.kind === 'document' && !isReceived) {
          throw invalidField(FILE_FIELD, 'Choose the file of the document');
        }
        return answerOnce(request, reply, {
          bodySha256: async () => `${isReceived ? await file.sha256() : ''} ${text}`,
          async work(save) {
            await linkWriting.requireOwn(link, input);
            const key = isReceived ? (await file.store()).imageUrl : null;
            try {
              return await linkWriting.sendSubmission(link, { ...input, key }, save);
            } catch (error) {
              await receipts.discardUnused(link.ownerId, [key]);
              throw error;
            }
          },
        });
      });
    },
  );
};

import fastifyMultipart from '@fastify/multipart';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '#server/errors.ts';
import { answerOnce } from '#server/http/creation.ts';
import { ofOwner } from '#server/http/record-routes.ts';
import { errorResponses } from '#server/http/responses.ts';
import { currentScope } from '#server/http/scope.ts';
import { projectQuerySchema } from '#shared/ids.ts';
import { signedUrlInputSchema, signedUrlSchema, uploadedReceiptSchema } from '#shared/receipt.ts';
import type { Receipts } from './receipt.service.ts';
import { receiveUpload, UPLOAD_BODY_LIMIT_BYTES, uploadLimits } from './upload-body.ts';
import { createUploadTurns } from './upload-turns.ts';

interface ReceiptRouteOptions {
  receipts: Receipts;
  publicUrl: URL;
  /** When a file begins to arrive. */
  onUpload: () => void;
}

const tags = ['receipts'];
const uploadBody = {
  type: 'object',
  properties: { image: { type: 'string', format: 'binary' } },
  required: ['image'],
};

export const receiptRoutes: FastifyPluginAsyncZod<ReceiptRouteOptions> = async (
  app,
  { receipts, publicUrl, onUpload },
) => {
  const inTurns = createUploadTurns();
  app.post(
    '/api/signed-url',
    {
      config: {
        access: 'user',
        scope: { permission: 'records.read', by: 'receipt', from: 'body' },
      },
      schema: {
        operationId: 'signReceipt',
        summary: 'Get a link to a receipt that works for five minutes',
        tags,
        body: signedUrlInputSchema,
        response: { 200: signedUrlSchema, ...errorResponses(400, 401, 404) },
      },
    },
    async (request) => {
      const link = await receipts.signReceipt(currentScope(request), request.body.s3Key);
      // A link to this server uses the address that the caller uses.
      const base = request.headers.origin ?? publicUrl.origin;
      return { signedUrl: URL.canParse(link, base) ? new URL(link, base).href : link };
    },
  );

  await app.register(async (upload) => {
    upload.removeAllContentTypeParsers();
    await upload.register(fastifyMultipart, { limits: uploadLimits, throwFileSizeLimit: false });
    upload.post(
      '/api/upload',
      {
        config: {
          ...ofOwner('records.change', 'query'),
          creates: 'keyed',
          readsBodyItself: true,
          documentedBody: uploadBody,
        },
        bodyLimit: UPLOAD_BODY_LIMIT_BYTES,
        schema: {
          operationId: 'uploadReceipt',
          summary: 'Upload the file of a receipt',
          tags,
          consumes: ['multipart/form-data'],
          querystring: projectQuerySchema,
          response: {
            201: uploadedReceiptSchema,
            ...errorResponses(400, 401, 404, 409, 413, 415, 429),
          },
        },
      },
      async (request, reply) => {
        if (!request.isMultipart()) {
          throw new AppError('unsupported_type', 'Upload the file as multipart/form-data.');
        }
        onUpload();
        const receive = async (file: string) => {
          await receiveUpload(request, file, inTurns);
          // An upload may take a minute, and the sender may have left the project meanwhile.
          await request.server.decideScope(request);
        };
        const scope = currentScope(request);
        return receipts.uploadReceipt(scope, receive, ({ sha256, store }) =>
          answerOnce(request, reply, {
            bodySha256: async () => [await sha256(), scope.projectId].filter(Boolean).join(' '),
            work: store,
          }),
        );
      },
    );
  });
};

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { notFound } from '#server/errors.ts';
import type { LinkPolicy } from '#server/http/link-scope.ts';
import { fileResponse } from '#server/http/openapi.ts';
import { errorResponses } from '#server/http/responses.ts';
import type { AccessPolicy } from '#server/http/scope.ts';
import {
  inlineDisposition,
  type ReceiptStorage,
} from '#server/integrations/storage/receipt-storage.ts';
import { MAX_ID } from '#shared/ids.ts';
import { SIGNED_LINK_SECONDS } from '#shared/receipt.ts';
import { linkOf, receiptsOf } from './receipt-files.ts';

const FILE_NAME = /^[\w-]{32}(\.(jpg|png|gif|pdf)|\.thumbnail\.webp)$/;
const notALink = { error: 'This is not a link to a receipt' };

const fileParamsSchema = z.object({ name: z.string().check(z.regex(FILE_NAME, notALink)) });
const fileQuerySchema = z.object({
  expires: z.string(notALink).check(z.regex(/^\d{1,12}$/, notALink)),
  signature: z.string(notALink).check(z.maxLength(100, notALink)),
  reader: z.optional(z.string(notALink).check(z.regex(/^(?:link-)?\d{1,10}$/, notALink))),
});

interface ReceiptFileOptions {
  storage: ReceiptStorage;
  access: Pick<AccessPolicy & LinkPolicy, 'receiptScope' | 'requireLinkedFile'>;
}

/**
 * A receipt runs nothing, even if it is opened as a page. Chromium's PDF viewer works with this.
 */
const CONTENT_SECURITY_POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/**
 * Files of the disk storage, for anyone with a signed address. The address of a member works only
 * while the member can see the receipt, and that of someone with a link while the link shows it.
 */
export const receiptFileRoutes: FastifyPluginAsyncZod<ReceiptFileOptions> = async (
  app,
  { storage, access },
) => {
  async function requireReader(reader: string, receiptKeys: string[]): Promise<void> {
    const linkId = linkOf(reader);
    if (linkId !== null) {
      await access.requireLinkedFile(Math.min(linkId, MAX_ID), receiptKeys);
      return;
    }
    const member = { id: Math.min(Number(reader), MAX_ID) };
    await access.receiptScope(member, 'records.read', receiptKeys);
  }

  app.get(
    '/api/receipts/:name',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'readReceipt',
        summary: 'Read a receipt by a signed link',
        tags: ['receipts'],
        params: fileParamsSchema,
        querystring: fileQuerySchema,
        response: {
          200: fileResponse('application/octet-stream', 'The image or the PDF, as its own type'),
          ...errorResponses(400, 404),
        },
      },
    },
    async (request, reply) => {
      const key = `receipts/${request.params.name}`;
      const link = request.query;
      const file = await storage.openSigned?.(key, link);
      if (!file) throw notFound('Receipt');
      if (link.reader !== undefined) {
        await requireReader(link.reader, receiptsOf(key)).catch((error) => {
          file.content.destroy();
          throw error;
        });
      }
      reply.headers({
        'content-type': file.type,
        'content-length': file.size,
        'content-disposition': inlineDisposition(key),
        'content-security-policy': CONTENT_SECURITY_POLICY,
        'cache-control': cacheControlFor(link.reader),
      });
      return reply.send(file.content as never);
    },
  );
};

/** What someone without an account sees ends with their link, so their browser keeps no copy. */
const cacheControlFor = (reader = '') =>
  linkOf(reader) === null ? `private, max-age=${SIGNED_LINK_SECONDS}` : 'no-store';

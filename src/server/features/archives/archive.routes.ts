import fastifyMultipart from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError, invalidField } from '#server/errors.ts';
import { answerOnce } from '#server/http/creation.ts';
import { idParamSchema } from '#server/http/id-param.ts';
import { fileResponse } from '#server/http/openapi.ts';
import { aboutRecord } from '#server/http/record-routes.ts';
import { errorResponses } from '#server/http/responses.ts';
import { currentScope } from '#server/http/scope.ts';
import { ARCHIVE_FIELD } from '#shared/archive.ts';
import { projectSchema } from '#shared/project.ts';
import { readParts } from '../receipts/upload-body.ts';
import { createUploadTurns, type InTurns } from '../receipts/upload-turns.ts';
import type { Archives, Download } from './archive.service.ts';

const tags = ['archives'];
const OVERHEAD_BYTES = 64 * 1024;
const documentedBody = {
  type: 'object',
  properties: { [ARCHIVE_FIELD]: { type: 'string', format: 'binary' } },
  required: [ARCHIVE_FIELD],
};

export const archiveRoutes: FastifyPluginAsyncZod<{ archives: Archives }> = async (
  app,
  { archives },
) => {
  const inTurns = createUploadTurns();

  app.get(
    '/api/projects/:id/archive.zip',
    {
      config: aboutRecord('project', 'records.export'),
      schema: {
        operationId: 'archiveProject',
        summary: 'Download everything of a project: records, spreadsheets and files',
        tags,
        params: idParamSchema,
        response: {
          200: fileResponse('application/zip', 'A ZIP as docs/archive-format.md describes it'),
          ...errorResponses(400, 401, 404, 429),
        },
      },
    },
    async (request, reply) =>
      send(request, reply, await archives.archiveProject(currentScope(request), request.params.id)),
  );

  app.get(
    '/api/account/archive.zip',
    {
      config: { access: 'user', scope: 'account' },
      schema: {
        operationId: 'archiveAccount',
        summary: 'Download an archive of each own project, and the data of the account',
        tags,
        response: {
          200: fileResponse('application/zip', 'A ZIP with the ZIP of each project in it'),
          ...errorResponses(401, 429),
        },
      },
    },
    async (request, reply) =>
      send(request, reply, await archives.archiveAccount(currentScope(request))),
  );

  await app.register(async (upload) => {
    upload.removeAllContentTypeParsers();
    await upload.register(fastifyMultipart, {
      limits: { files: 1, fields: 5, fieldSize: 100 },
      throwFileSizeLimit: false,
    });
    upload.post(
      '/api/archives',
      {
        config: {
          access: 'user',
          // It may be large, and the demo has records of its own.
          notForGuests: true,
          scope: 'account',
          creates: 'keyed',
          readsBodyItself: true,
          documentedBody,
          takesLong: true,
        },
        // The plan says how much there is room for.
        bodyLimit: Number.MAX_SAFE_INTEGER,
        schema: {
          operationId: 'uploadArchive',
          summary: 'Make a new project of an archive',
          tags,
          consumes: ['multipart/form-data'],
          response: {
            201: projectSchema,
            ...errorResponses(400, 401, 403, 409, 413, 415, 429, 503),
          },
        },
      },
      async (request, reply) => {
        if (!request.isMultipart()) {
          throw new AppError('unsupported_type', 'Upload the archive as multipart/form-data.');
        }
        const scope = currentScope(request);
        const fileBytes = await archives.sizeLimit(scope);
        const receive = (file: string) => receiveArchive(request, file, { fileBytes, inTurns });
        return archives.uploadArchive(scope, receive, ({ sha256, restore }) =>
          answerOnce(request, reply, { bodySha256: sha256, work: restore }),
        );
      },
    );
  });
};

/** Its size is known, so a browser shows the progress and notices if it breaks off. */
function send(request: FastifyRequest, reply: FastifyReply, { content, size, fileName }: Download) {
  content.on('error', (err) => request.log.error({ err }, 'an archive was cut off'));
  return reply
    .type('application/zip')
    .header('content-length', size)
    .header('content-disposition', attachment(fileName))
    .send(content);
}

/** With letters of any language (RFC 6266), and a plain name for programs that know no others. */
function attachment(fileName: string): string {
  const plain = fileName
    .normalize('NFKD')
    .replace(/[^\w .()-]/g, '')
    .trim();
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

interface Receiving {
  fileBytes: number;
  inTurns: InTurns;
}

async function receiveArchive(
  request: FastifyRequest,
  file: string,
  { fileBytes, inTurns }: Receiving,
): Promise<void> {
  let isReceived = false;
  await readParts(request, {
    limitBytes: fileBytes + OVERHEAD_BYTES,
    fileBytes,
    inTurns,
    takeText: async () => undefined,
    placeOf({ fieldname }) {
      if (fieldname !== ARCHIVE_FIELD) return null;
      isReceived = true;
      return file;
    },
  });
  if (!isReceived) throw invalidField(ARCHIVE_FIELD, 'Choose an archive to restore');
}

import { createHash } from 'node:crypto';
import fastifyMultipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { AppError, invalidField } from '#server/errors.ts';
import { answerOnce } from '#server/http/creation.ts';
import { idParamSchema } from '#server/http/id-param.ts';
import { aboutRecord, ofOwner, recordDeletion, recordListing } from '#server/http/record-routes.ts';
import { errorResponses } from '#server/http/responses.ts';
import { currentScope } from '#server/http/scope.ts';
import { MAX_ID, projectQuerySchema } from '#shared/ids.ts';
import {
  committedImportSchema,
  IMPORT_MAX_BYTES,
  importRowPageSchema,
  importRowsQuerySchema,
  importSchema,
  importUpdateSchema,
  listedImportSchema,
  undoneImportSchema,
} from '#shared/import.ts';
import type { Imports } from './import.service.ts';

const tags = ['imports'];
const FILE_NAME_MAX_LENGTH = 200;
const uploadBody = {
  type: 'object',
  properties: {
    file: { type: 'string', format: 'binary' },
    projectId: { type: 'integer', description: 'The project, unless the query names it' },
  },
  required: ['file'],
};

export const importRoutes: FastifyPluginAsyncZod<{ imports: Imports }> = async (
  app,
  { imports },
) => {
  await app.register(async (upload) => {
    upload.removeAllContentTypeParsers();
    await upload.register(fastifyMultipart, {
      limits: { fileSize: IMPORT_MAX_BYTES, files: 1, fields: 5, fieldSize: 100 },
      throwFileSizeLimit: false,
    });
    upload.post(
      '/api/imports',
      {
        config: {
          ...ofOwner('records.change', 'query'),
          creates: 'keyed',
          readsBodyItself: true,
          documentedBody: uploadBody,
        },
        bodyLimit: IMPORT_MAX_BYTES + 64 * 1024,
        schema: {
          operationId: 'createImport',
          summary: 'Read a spreadsheet of expenses',
          tags,
          consumes: ['multipart/form-data'],
          querystring: projectQuerySchema,
          response: {
            201: importSchema,
            ...errorResponses(400, 401, 403, 404, 409, 413, 415, 503),
          },
        },
      },
      async (request, reply) => {
        const { bytes, fileName, projectId: field } = await receive(request);
        // The query names the project, or else a field of the form, which is known only now.
        const asked = request.query as { projectId: number | null };
        asked.projectId ??= field;
        const { projectId } = asked;
        if (projectId === null) throw invalidField('projectId', 'Project is required');
        const scope = await request.server.decideScope(request);
        const form = { projectId, bytes, fileName };
        return answerOnce(request, reply, {
          bodySha256: () =>
            createHash('sha256').update(`${projectId} `).update(bytes).digest('hex'),
          work: (save) => save((on) => imports.createImport(scope, form, on)),
        });
      },
    );
  });

  app.get(
    '/api/imports',
    recordListing(
      { operationId: 'listImports', summary: 'List the latest imported files', tags },
      { query: projectQuerySchema, answer: z.array(listedImportSchema) },
    ),
    async (request) => imports.listImports(currentScope(request), request.query.projectId),
  );

  app.get(
    '/api/imports/:id',
    {
      config: aboutRecord('import', 'records.read'),
      schema: {
        operationId: 'getImport',
        summary: 'Get an imported file',
        tags,
        params: idParamSchema,
        response: { 200: importSchema, ...errorResponses(401, 404) },
      },
    },
    async (request) => imports.getImport(currentScope(request), request.params.id),
  );

  app.get(
    '/api/imports/:id/rows',
    {
      config: aboutRecord('import', 'records.read'),
      schema: {
        operationId: 'listImportRows',
        summary: 'List the rows of a file as they would become expenses',
        tags,
        params: idParamSchema,
        querystring: importRowsQuerySchema,
        response: { 200: importRowPageSchema, ...errorResponses(400, 401, 404) },
      },
    },
    async (request) =>
      imports.listImportRows(currentScope(request), request.params.id, request.query),
  );

  app.put(
    '/api/imports/:id',
    {
      config: aboutRecord('import', 'records.change'),
      schema: {
        operationId: 'updateImport',
        summary: 'Choose what the columns and names of a file mean, and which rows are left out',
        tags,
        params: idParamSchema,
        body: importUpdateSchema,
        response: { 200: importSchema, ...errorResponses(400, 401, 404, 409) },
      },
    },
    async (request) => imports.updateImport(currentScope(request), request.params.id, request.body),
  );

  app.delete(
    '/api/imports/:id',
    recordDeletion(
      { operationId: 'deleteImport', summary: 'Discard a file that is not imported yet', tags },
      { of: 'import' },
    ),
    async (request, reply) => {
      await imports.deleteImport(currentScope(request), request.params.id);
      return reply.code(204).send();
    },
  );

  app.post(
    '/api/imports/:id/commit',
    {
      // A second commit of the same file is refused, so it needs no key.
      config: { ...aboutRecord('import', 'records.change'), creates: 'unique' },
      schema: {
        operationId: 'commitImport',
        summary: 'Make expenses of the chosen rows',
        tags,
        params: idParamSchema,
        response: { 201: committedImportSchema, ...errorResponses(401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const committed = await imports.commitImport(currentScope(request), request.params.id);
      return reply.code(201).send(committed);
    },
  );

  app.post(
    '/api/imports/:id/undo',
    {
      config: aboutRecord('import', 'records.change'),
      schema: {
        operationId: 'undoImport',
        summary: 'Remove what an imported file made',
        tags,
        params: idParamSchema,
        response: { 200: undoneImportSchema, ...errorResponses(401, 404, 409) },
      },
    },
    async (request) => imports.undoImport(currentScope(request), request.params.id),
  );
};

interface ReceivedForm {
  projectId: number | null;
  fileName: string;
  bytes: Uint8Array;
}

async function receive(request: FastifyRequest): Promise<ReceivedForm> {
  if (!request.isMultipart()) {
    throw new AppError('unsupported_type', 'Upload the file as multipart/form-data.');
  }
  let file: { fileName: string; bytes: Uint8Array } | undefined;
  let projectId: number | null = null;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (part.fieldname === 'projectId') projectId = readProject(String(part.value));
      } else if (part.fieldname === 'file' && !file) {
        const bytes = await part.toBuffer();
        if (part.file.truncated) throw tooLarge();
        file = { fileName: part.filename.slice(0, FILE_NAME_MAX_LENGTH), bytes };
      } else {
        part.file.resume();
      }
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (Object(error).statusCode === 413) throw tooLarge();
    throw new AppError('validation', 'The upload is malformed.', { cause: error });
  } finally {
    // A client reads the answer only after it has finished sending.
    request.raw.resume();
  }
  if (!file || file.bytes.length === 0) throw invalidField('file', 'Choose a file to import');
  return { projectId, ...file };
}

function readProject(text: string): number {
  const projectId = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  if (projectId < 1 || projectId > MAX_ID) throw invalidField('projectId', 'Project is required');
  return projectId;
}

const tooLarge = () =>
  new AppError('too_large', `The file is larger than ${IMPORT_MAX_BYTES / (1024 * 1024)} MB.`);

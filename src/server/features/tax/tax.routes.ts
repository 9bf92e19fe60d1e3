import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { downloadName } from '#server/http/download-name.ts';
import { idParamSchema } from '#server/http/id-param.ts';
import { fileResponse } from '#server/http/openapi.ts';
import { aboutRecord } from '#server/http/record-routes.ts';
import { errorResponses } from '#server/http/responses.ts';
import { currentScope } from '#server/http/scope.ts';
import { calendarDateIn } from '#shared/dates.ts';
import {
  taxChangesSchema,
  taxEntriesQuerySchema,
  taxEntryListSchema,
  taxQuerySchema,
  taxRecordSchema,
  taxUpdateSchema,
} from '#shared/tax.ts';
import type { TaxRecords } from './tax.service.ts';
import { taxCsvFile } from './tax-csv.ts';

const common = { tags: ['projects'], params: idParamSchema };
const reading = aboutRecord('project', 'records.read');

export const taxRoutes: FastifyPluginAsyncZod<{ taxRecords: TaxRecords }> = async (
  app,
  { taxRecords },
) => {
  app.get(
    '/api/projects/:id/tax',
    {
      config: reading,
      schema: {
        ...common,
        operationId: 'getTaxRecord',
        summary: 'Get the tax record by year, and what is still to be decided',
        querystring: taxQuerySchema,
        response: { 200: taxRecordSchema, ...errorResponses(400, 401, 404) },
      },
    },
    async (request) => {
      const { ownerId } = currentScope(request);
      return taxRecords.getTaxRecord({ ownerId, projectId: request.params.id }, request.query.year);
    },
  );

  app.get(
    '/api/projects/:id/tax/entries',
    {
      config: reading,
      schema: {
        ...common,
        operationId: 'listTaxEntries',
        summary: 'List expenses with what they are to the cost basis of the home',
        querystring: taxEntriesQuerySchema,
        response: { 200: taxEntryListSchema, ...errorResponses(400, 401, 404) },
      },
    },
    async (request) => {
      const { ownerId } = currentScope(request);
      return taxRecords.listTaxEntries({ ownerId, projectId: request.params.id }, request.query);
    },
  );

  app.put(
    '/api/projects/:id/tax',
    {
      config: aboutRecord('project', 'records.change'),
      schema: {
        ...common,
        operationId: 'decideTaxUses',
        summary: 'Decide what expenses are, one by one or all of a reason',
        body: taxUpdateSchema,
        response: { 200: taxChangesSchema, ...errorResponses(400, 401, 404) },
      },
    },
    async (request) =>
      taxRecords.decideTaxUses(currentScope(request), request.params.id, request.body),
  );

  app.get(
    '/api/projects/:id/tax.csv',
    {
      config: aboutRecord('project', 'records.export'),
      schema: {
        ...common,
        operationId: 'exportTaxRecord',
        summary: 'Download the tax record as CSV',
        querystring: taxQuerySchema,
        response: {
          200: fileResponse('text/csv', 'A line for each expense and each part of a split one'),
          ...errorResponses(400, 401, 404),
        },
      },
    },
    async (request, reply) => {
      const { ownerId } = currentScope(request);
      const place = { ownerId, projectId: request.params.id };
      const { names, batches } = await taxRecords.exportTaxRecord(place, request.query.year);
      const file = await taxCsvFile(batches);
      file.on('error', (err) => request.log.error({ err }, 'an export was cut off'));
      const day = calendarDateIn('UTC', new Date());
      const name = downloadName(names.project, { what: 'tax-record', day, extension: 'csv' });
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(file);
    },
  );
};

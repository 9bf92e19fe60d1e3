import type { OpenAPIV3_1 } from 'openapi-types';
import { STATUS } from './error-handler.ts';

/** What each status means, in every call. */
const SUCCESSES: Record<string, string> = {
  200: 'The call worked',
  201: 'Created',
  202: 'Accepted',
  204: 'The call worked; the answer has no body',
  302: 'Redirects to another page',
  304: 'Nothing has changed since the last answer',
};

const REFUSALS: Record<string, { name: string; description: string }> = {
  400: { name: 'Invalid', description: 'A value in the call is missing or not allowed' },
  401: { name: 'Unauthenticated', description: 'There is no valid session or password' },
  403: {
    name: 'Forbidden',
    description:
      'The role in the project is not enough, a limit is reached, or another website made the call',
  },
  404: {
    name: 'NotFound',
    description: 'There is no such record, or it belongs to another account',
  },
  409: {
    name: 'Conflict',
    description: 'The call does not fit what is stored, or its key was used before',
  },
  410: { name: 'Gone', description: 'The link has expired, was withdrawn or was used' },
  413: { name: 'TooLarge', description: 'The body is too large' },
  415: { name: 'UnsupportedType', description: 'The body has a type that the call does not take' },
  429: { name: 'TooMany', description: 'Too many calls; try again after the time in Retry-After' },
  503: {
    name: 'Unavailable',
    description: 'The server is too busy, stopping, or not set up for this',
  },
};

type Responses = NonNullable<OpenAPIV3_1.OperationObject['responses']>;

/** Each refusal once, by name: they all have the same shape. */
export function refusalComponents(): Record<string, OpenAPIV3_1.ResponseObject> {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/ApiError' } } };
  return Object.fromEntries(
    Object.entries(REFUSALS).map(([status, { name, description }]) => [
      name,
      { description: `${description}: ${codesOf(status)}`, content },
    ]),
  );
}

/** The words in `code` that a program finds with this status. */
function codesOf(status: string): string {
  const codes = Object.entries(STATUS).filter(([, each]) => String(each) === status);
  return codes.map(([code]) => `\`${code}\``).join(', ');
}

export function describeResponses(responses: Responses): Responses {
  return Object.fromEntries(
    Object.entries(responses).map(([status, response]) => {
      const refusal = REFUSALS[status];
      if (refusal) return [status, { $ref: `#/components/responses/${refusal.name}` }];
      const description = SUCCESSES[status];
      const isGeneric = 'description' in response && response.description === 'Default Response';
      return [status, isGeneric && description ? { ...response, description } : response];
    }),
  );
}

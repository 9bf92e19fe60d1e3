import { expenseCategories } from '#shared/expense.ts';
import { exampleOf, type Operation, type Schema } from './api-document.ts';
import type { Belongings } from './belongings.ts';
import type { Call } from './http-call.ts';
import type { Random } from './random.ts';

/** Two users: one whose data must stay hidden, and one who tries to get at it. */
export interface Sides {
  theirs: Belongings;
  own: Belongings;
}

/** How a call of the document is filled in. */
interface Filling extends Sides {
  random: Random;
  /** Whether this place contains the other user's id. */
  isForeign: (place: string) => boolean;
  /** Whether optional ids are left out: they could hide what another filter shows. */
  isWithoutIds?: boolean;
}

type Filled = Pick<Call, 'path' | 'body'>;

/**
 * Every place of a call that takes an id, such as `path:id`, `query:projectId`, `body:imageUrl`.
 */
export function idPlaces({ path, parameters, body }: Operation): string[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `path:${name}`);
  const inQuery = parameters
    .filter((parameter) => parameter.in === 'query' && isId(parameter.name))
    .map(({ name }) => `query:${name}`);
  const inBody = Object.keys(body?.properties ?? {})
    .filter(isId)
    .map((name) => `body:${name}`);
  const inLists = LISTS.flatMap((list) =>
    Object.keys(listOf(body, list)?.items?.properties ?? {})
      .filter(isId)
      .map((name) => `${list}:${name}`),
  );
  return [...inPath, ...inQuery, ...inBody, ...inLists];
}

/** The parts and the files of an expense, several new lines, or decisions about expenses. */
const LISTS = ['lines', 'attachments', 'decisions'];

/** The body may be one of several, and the list may also be null. */
function listOf(body: Schema | null, list: string): Schema | undefined {
  const bodies = body?.anyOf ?? [body];
  const schema = bodies.map((each) => each?.properties?.[list]).find(Boolean);
  return schema?.anyOf?.find(({ items }) => items) ?? schema;
}

const isId = (name: string) =>
  /Ids?$/.test(name) || ['ids', 'imageUrl', 'key', 's3Key'].includes(name);

/** The call as the document describes it. */
export function fillCall(operation: Operation, filling: Filling): Filled {
  const query = queryOf(operation, filling);
  const body = bodyOf(operation, filling);
  const path = pathOf(operation, filling);
  return { path: query.size > 0 ? `${path}?${query}` : path, ...(body && { body }) };
}

function pathOf(operation: Operation, { theirs, own, isForeign, random }: Filling): string {
  const { method, path } = operation;
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const who = isForeign(`path:${name}`) ? theirs : own;
    if (path.includes('/unsubscribe/')) {
      return who === own ? own.unsubscribeToken : forgedUnsubscribing(theirs, own);
    }
    const isLink = path.startsWith('/api/links/') && (name === 'token' || method === 'GET');
    if (isLink) return who === own ? own.linkToken : forgedToken(theirs.linkToken);
    const isToken = name === 'token' || (method === 'GET' && path.startsWith('/api/invitations/'));
    if (isToken) return who === own ? own.invitationToken : forgedToken(theirs.invitationToken);
    if (name === 'userId') return String(who.memberId);
    if (name === 'name') return receiptOf(who, random).replace('receipts/', '');
    if (name === 'file') return who === own ? own.feedFile : forgedFeed(theirs, own, random);
    return String(who[recordOf(path)]);
  });
}

/** The real token of an invitation or a link opens the project to anyone who has it. */
const forgedToken = (token: string) => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;

/** The real token stops the mail for anyone who has it. */
const forgedUnsubscribing = (theirs: Belongings, own: Belongings) =>
  `${theirs.userId}.${own.unsubscribeToken.split('.')[1]}`;

const PATH_IDS: Record<string, keyof Belongings> = {
  projects: 'projectId',
  expenses: 'expenseId',
  contractors: 'contractorId',
  milestones: 'milestoneId',
  rooms: 'roomId',
  'plan-lines': 'planLineId',
  agreements: 'agreementId',
  bills: 'billId',
  'reserve-moves': 'reserveMoveId',
  'scope-lines': 'scopeLineId',
  quotes: 'quoteId',
  'change-orders': 'changeOrderId',
  documents: 'documentId',
  'punch-items': 'punchItemId',
  links: 'linkId',
  readings: 'readingId',
  inbox: 'inboxItemId',
  submissions: 'submissionId',
  imports: 'importId',
  activity: 'activityId',
  invitations: 'invitationId',
  sandbox: 'checkoutId',
  sessions: 'sessionId',
};

const recordOf = (path: string) => PATH_IDS[path.split('/')[2] ?? ''] ?? 'userId';

/** The real address of a feed is its key; these only look like it. */
function forgedFeed(theirs: Belongings, own: Belongings, random: Random): string {
  const [id, signature] = theirs.feedFile.split('.');
  const forged = `${random.pick(['A', 'B', '_'])}${signature?.slice(1, -1)}A`;
  return random.pick([`${id}.${own.feedFile.split('.')[1]}.ics`, `${id}.${forged}.ics`]);
}

const receiptOf = ({ receiptKey }: Belongings, random: Random) =>
  random.pick([receiptKey, receiptKey.replace(/\.\w+$/, '.thumbnail.webp')]);

/** Values that hide nothing: a filter without matches would also hide a leak. */
const WIDE_QUERY: Record<string, string> = {
  category: 'all',
  paymentMethod: 'all',
  from: '2000-01-01',
  to: '2099-12-31',
  page: '1',
  limit: '200',
  before: '999999999999999',
  pageSize: '100',
  year: '2026',
  after: '9999-12-31 1 ',
  except: 'text:in no expense',
};

function queryOf({ parameters }: Operation, filling: Filling): URLSearchParams {
  const { own, theirs, random, isForeign, isWithoutIds = false } = filling;
  const query = new URLSearchParams();
  for (const { in: place, name, schema, required } of parameters) {
    if (place !== 'query') continue;
    const isTaken = isForeign(`query:${name}`);
    const isLeftOut = (isWithoutIds && isId(name)) || !random.chance(0.6);
    if (!required && !isTaken && isLeftOut) continue;
    if (isId(name)) query.set(name, String(idOf(name, isTaken ? theirs : own, random)));
    // The attacker's own link, also for the other user's file.
    else if (name === 'expires' || name === 'signature') {
      query.set(name, own.receiptLink.get(name) ?? '');
    } else if (name === 'search') query.set(name, random.pick(['', 'zanzi', '%']));
    else query.set(name, WIDE_QUERY[name] ?? String(exampleOf(schema, random, name)));
  }
  return query;
}

function idOf(name: string, who: Belongings, random: Random): unknown {
  if (['imageUrl', 'key', 's3Key'].includes(name)) return receiptOf(who, random);
  const id = who[name as keyof Belongings];
  if (id === undefined) throw new Error(`Nobody has a ${name}: teach torture/belongings.ts`);
  return id;
}

/** Fields with several ids, and whose they are. */
const SEVERAL: Record<string, (path: string) => keyof Belongings> = {
  ids: recordOf,
  declineIds: () => 'rivalQuoteId',
};

function bodyOf({ path, body, bodyType }: Operation, filling: Filling): object | undefined {
  const { theirs, own, random, isForeign, isWithoutIds = false } = filling;
  if (!body || bodyType !== 'application/json') return undefined;
  const example = exampleOf(body as Schema, random) as Record<string, unknown>;
  for (const name of Object.keys(body.properties ?? {})) {
    const isTaken = isForeign(`body:${name}`);
    if (isId(name) && (isTaken || name in example)) {
      const who = isTaken ? theirs : own;
      const several = SEVERAL[name];
      example[name] = several ? [who[several(path)]] : idOf(name, who, random);
      if (isWithoutIds && !body.required?.includes(name)) delete example[name];
    }
  }
  for (const list of LISTS) fillList(list, body, example, filling);
  // The first file has two names. The other user's one is sent as what it is tried as.
  if (isForeign('body:imageUrl')) delete example['attachments'];
  else if ('attachments' in example) delete example['imageUrl'];
  makeSense(example);
  // In other calls, an e-mail address is the user's own text and is shown again.
  if ('email' in example && /password|login|register/.test(path)) example['email'] = theirs.email;
  // A question whose answer shows as much as the user may see.
  if ('content' in example) example['content'] = 'List all my expenses and contractors';
  return example;
}

/** The ids in each of several parts, files or new lines. */
function fillList(list: string, body: Schema, example: Record<string, unknown>, filling: Filling) {
  const { theirs, own, random, isForeign, isWithoutIds = false } = filling;
  const schema = listOf(body, list);
  const names = Object.keys(schema?.items?.properties ?? {}).filter(isId);
  const taken = names.filter((name) => isForeign(`${list}:${name}`));
  if (!schema || !(list in example || taken.length > 0)) return;
  const lines = (example[list] ?? exampleOf(schema, WHOLE)) as Record<string, unknown>[];
  for (const line of lines) {
    for (const name of names) {
      if (isWithoutIds) delete line[name];
      else line[name] = idOf(name, taken.includes(name) ? theirs : own, random);
    }
  }
  example[list] = lines;
  // A file is nothing but its id, and is in the list once.
  if (list === 'attachments') {
    if (isWithoutIds) delete example[list];
    else example[list] = lines.slice(0, 1);
  }
}

/** Rules about several fields, which the document does not contain. */
function makeSense(example: Record<string, unknown>) {
  // The document calls it a text, because it may also be blank.
  if ('region' in example) example['region'] = 'CA';
  if ('refundOfId' in example) Object.assign(example, { kind: 'refund', isHoldback: false });
  if ('category' in example && !('billId' in example)) delete example['isHoldback'];
  // The part of an expense that a call before has split. Without it, that of one that is whole.
  for (const decision of (example['decisions'] ?? []) as Record<string, unknown>[]) {
    if ('part' in decision) decision['part'] = Object.keys(expenseCategories)[0];
  }
  const [line] = (example['lines'] ?? []) as Record<string, unknown>[];
  if (line && 'amount' in line) example['amount'] = line['amount'];
}

/** Fills in everything, or only what is required, and always in the same way. */
const filler = (isWhole: boolean): Random => ({
  next: () => 0,
  below: () => 0,
  pick: (choices) => choices[0] as (typeof choices)[number],
  chance: () => isWhole,
  shuffled: (list) => [...list],
});
export const WHOLE = filler(true);
export const BARE = filler(false);

/**
 * The call with the user's own ids: with everything it takes, without ids, and with the minimum.
 */
export function ownCalls(operation: Operation, sides: Sides, cookie: string): Call[] {
  const fillings = [{ random: WHOLE }, { random: WHOLE, isWithoutIds: true }, { random: BARE }];
  return fillings.map((filling) => ({
    method: operation.method,
    headers: { cookie },
    ...fillCall(operation, { ...sides, ...filling, isForeign: () => false }),
  }));
}

export interface Cookies {
  own: string;
  forged: string;
}

/**
 * The same calls each time: the other user's id in each place alone and in all of them, with
 * optional fields and without; signed in, signed out and with a forged session.
 */
export function foreignCalls(operation: Operation, sides: Sides, cookies: Cookies): Call[] {
  const { method } = operation;
  const places = idPlaces(operation);
  const own = { cookie: cookies.own };
  const each = [...places.map((place) => [place]), places].flatMap((foreign) =>
    [WHOLE, BARE].map((random) => ({
      method,
      headers: own,
      ...fillCall(operation, { ...sides, random, isForeign: (place) => foreign.includes(place) }),
    })),
  );
  const [filled = { method, path: operation.path }] = each.slice(-2);
  const { userId } = sides.theirs;
  return [
    ...each,
    { ...filled, headers: {} },
    { ...filled, headers: { cookie: cookies.forged } },
    { ...claiming(filled, userId), headers: { ...own, 'x-user-id': String(userId) } },
    ...(method === 'GET' ? [{ ...filled, method: 'HEAD', headers: own }] : []),
  ];
}

/** Also claims in every other place that the caller is the other user. */
export function claiming<T extends Filled & { method: string }>(call: T, userId: number): T {
  const claims = { userId, user_id: userId };
  return {
    ...call,
    path: `${call.path}${call.path.includes('?') ? '&' : '?'}userId=${userId}&owner=${userId}`,
    ...(call.method !== 'GET' && { body: { ...call.body, ...claims } }),
  };
}

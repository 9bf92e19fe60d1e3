import { basename } from 'node:path';

type Post = <T>(path: string, body: object) => Promise<T>;

/**
 * One of each record of a budget. The payment and its refund are equal, so that the sums of the
 * project still show the mark of its expense.
 */
export async function furnishBudget(
  post: Post,
  word: string,
  {
    contractorId,
    milestoneId,
    projectId,
  }: Record<'contractorId' | 'milestoneId' | 'projectId', number>,
) {
  const add = async (path: string, body: object) =>
    (await post<{ id: number }>(path, { projectId, ...body })).id;
  const roomId = await add('/api/rooms', { name: `Hall ${word}` });
  const planLineId = await add('/api/plan-lines', {
    title: `Floor ${word}`,
    category: 'materials',
    roomId,
    planned: '3000',
  });
  const agreementId = await add('/api/agreements', {
    title: `Tiling ${word}`,
    contractorId,
    planLineId,
    amount: '2500',
  });
  const billId = await add('/api/bills', {
    title: `First half ${word}`,
    agreementId,
    milestoneId,
    amount: '2000',
    held: '900',
  });
  const payment = { amount: '25', paymentMethod: 'cash', date: '2026-03-08', notes: word };
  const refundOfId = await add(`/api/bills/${billId}/payments`, payment);
  const part = { category: 'materials', roomId, planLineId };
  await add('/api/expenses', {
    ...payment,
    description: `Refund ${word}`,
    category: 'materials',
    kind: 'refund',
    refundOfId,
    lines: [
      { ...part, amount: '20' },
      { ...part, amount: '5' },
    ],
  });
  const reserveMoveId = await add('/api/reserve-moves', { amount: '700', reason: word });
  return {
    ...{ roomId, planLineId, agreementId, billId, reserveMoveId, refundOfId },
    ...(await furnishContracts(add, word, { contractorId, planLineId, agreementId })),
    ...(await furnishLink(post, { contractorId, projectId })),
  };
}

/** One of each record of the dealings with contractors. The two changes cost nothing. */
async function furnishContracts(
  add: (path: string, body: object) => Promise<number>,
  word: string,
  {
    contractorId,
    planLineId,
    agreementId,
  }: Record<'contractorId' | 'planLineId' | 'agreementId', number>,
) {
  const scopeLineId = await add('/api/scope-lines', { title: `Tile ${word}`, planLineId });
  const quoteId = await add('/api/quotes', {
    title: `Offer ${word}`,
    contractorId,
    total: '2400',
    lines: [{ scopeLineId, treatment: 'included' }],
  });
  const rivalQuoteId = await add('/api/quotes', {
    title: `Rival ${word}`,
    total: '2450',
    lines: [{ scopeLineId, treatment: 'included' }],
  });
  const change = { agreementId, title: `Niche ${word}`, amountDelta: '0' };
  const reversesId = await add('/api/change-orders', change);
  await add(`/api/change-orders/${reversesId}/decision`, { decision: 'accepted', name: word });
  const changeOrderId = await add('/api/change-orders', change);
  const documentId = await add('/api/documents', { title: `Policy ${word}`, kind: 'insurance' });
  const punchItemId = await add('/api/punch-items', { title: `Grout ${word}`, agreementId });
  return {
    ...{ scopeLineId, quoteId, rivalQuoteId, changeOrderId, reversesId },
    ...{ documentId, punchItemId },
  };
}

async function furnishLink(
  post: Post,
  { contractorId, projectId }: Record<'contractorId' | 'projectId', number>,
) {
  const path = `/api/contractors/${contractorId}/link`;
  const { id: linkId, url } = await post<{ id: number; url: string }>(path, { projectId });
  return { linkId, linkToken: basename(url) };
}

import type { ChangeOrder } from '#shared/change-order.ts';
import type { NewLink } from '#shared/link.ts';
import type { Submission } from '#shared/submission.ts';
import {
  createAgreement,
  createChangeOrder,
  createContractor,
  createContractorLink,
  ownerOfProject,
} from './factories.ts';
import { multipart } from './multipart.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

export const tokenOf = ({ url }: Pick<NewLink, 'url'>): string => url.split('/').at(-1) ?? '';

/** A link to a change, made by a member. */
export async function linkToChange(client: TestClient, changeOrderId: number) {
  const response = await client.post(`/api/change-orders/${changeOrderId}/link`);
  if (response.statusCode !== 201) throw new Error(`No link: ${response.body}`);
  const link = response.json<NewLink>();
  return { ...link, token: tokenOf(link) };
}

export async function linkForContractor(
  client: TestClient,
  projectId: number,
  contractorId: number,
) {
  const link = await createContractorLink(client, projectId, { contractorId });
  return { ...link, token: tokenOf(link) };
}

/** A household with an agreement, a change that it asks for, and links to both. */
export async function dealing(
  test: TestApp,
  { agreement = {}, change = {}, contractor = {} } = {},
) {
  const owner = await ownerOfProject(test);
  const { client, project } = owner;
  const { id: contractorId } = await createContractor(client, {
    email: 'rosa@example.com',
    ...contractor,
  });
  const agreed = await createAgreement(client, project.id, { contractorId, ...agreement });
  const asked = await createChangeOrder(client, agreed.id, change);
  return {
    ...owner,
    contractorId,
    agreement: agreed,
    change: asked,
    changeLink: await linkToChange(client, asked.id),
    contractorLink: await linkForContractor(client, project.id, contractorId),
    /** Someone without an account. */
    visitor: test.client(),
  };
}

export const accept = { decision: 'accepted', name: 'Ana Ruiz' };

export const decide = (visitor: TestClient, token: string, body: object = accept) =>
  visitor.post(`/api/links/${token}/decision`, body);

export const billInput = { kind: 'bill', title: 'First half', amount: '1000', name: 'Ana Ruiz' };

/** Sends a form as the page of a contractor does. */
export async function submit(
  visitor: TestClient,
  token: string,
  input: object | string = billInput,
  file?: Blob,
) {
  const submission = typeof input === 'string' ? input : JSON.stringify(input);
  const form = await multipart({ submission, ...(file && { file }) });
  return visitor.send('POST', `/api/links/${token}/submissions`, form);
}

export async function submitted(
  visitor: TestClient,
  token: string,
  input: object = billInput,
  file?: Blob,
): Promise<Submission> {
  const response = await submit(visitor, token, input, file);
  if (response.statusCode !== 201) throw new Error(`Not sent: ${response.body}`);
  return response.json();
}

export async function listChanges(client: TestClient, projectId: number): Promise<ChangeOrder[]> {
  return (await client.get(`/api/change-orders?projectId=${projectId}`)).json();
}

import type { MemberRole } from '#shared/access.ts';
import type { Invitation } from '#shared/invitation.ts';
import { ownerOfProject } from './factories.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

const tokenOf = ({ url }: Pick<Invitation, 'url'>) => url.split('/').at(-1) ?? '';

export async function invite(
  client: TestClient,
  projectId: number,
  input: object = { role: 'editor' },
): Promise<Invitation & { token: string }> {
  const response = await client.post(`/api/projects/${projectId}/invitations`, input);
  if (response.statusCode !== 201) throw new Error(`No invitation: ${response.body}`);
  const invitation = response.json<Invitation>();
  return { ...invitation, token: tokenOf(invitation) };
}

/** Someone, usually a new account, who has joined the project. */
export async function joined(
  test: TestApp,
  owner: TestClient,
  projectId: number,
  role: MemberRole,
  someone?: Awaited<ReturnType<TestApp['signedIn']>>,
) {
  const { token } = await invite(owner, projectId, { role });
  const member = someone ?? (await test.signedIn());
  const response = await member.client.post(`/api/invitations/${token}/accept`);
  if (response.statusCode !== 200) throw new Error(`Not accepted: ${response.body}`);
  return member;
}

/** A project with its owner, an editor, a viewer, and someone who is not in it. */
export async function sharedProject(test: TestApp, options: { plan?: 'pro' | 'free' } = {}) {
  const owner = await ownerOfProject(test, options);
  const { client, project } = owner;
  return {
    project,
    owner,
    editor: await joined(test, client, project.id, 'editor'),
    viewer: await joined(test, client, project.id, 'viewer'),
    stranger: await test.signedIn(),
  };
}

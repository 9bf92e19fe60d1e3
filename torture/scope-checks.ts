/** A comparison of the access policy, and what remains of it when it is removed. */
interface ScopeCheck {
  file: string;
  before: string;
  after: string;
}

const POLICY = 'src/server/features/access/access.service.ts';
const QUERIES = 'src/server/features/access/access.repository.ts';
const REACH = 'src/server/db/reach.ts';

/** Each decides about members, so the tests of shared projects must notice that it is gone. */
export const scopeChecks: ScopeCheck[] = [
  ...[
    ['requirePermission(role, permission);\n        return toScope', 'return toScope'],
    ['requirePermission(role, permission);\n      return toScope', 'return toScope'],
    ['!isEditor || found.userId !== ownerId', 'found === undefined'],
    ["role === 'owner' ? null : projectId", 'null'],
    [' || projectId !== null ? [part] : []', ' || true ? [part] : []'],
    ['if (ending) throw gone(linkEndings[ending]);', ''],
  ].map(toCheck(POLICY)),
  ...[
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a program
    ['and ${memberId} = ${actor} ${isThere}', '${isThere} and ${actor}::int is not null'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a program
    ['sql`and ${ofProject} = coalesce(${projectId}, ${ofProject})`', 'sql``'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a program
    ['eq(projectMembers.memberId, actor)', 'sql`${actor}::int is not null`'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a program
    ['m.user_id = ${ownerId} and m.member_id = ${actorId} and', 'm.user_id = ${ownerId} and'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a program
    ['where ${withIt} and f.project_id = m.project_id', 'where ${withIt}'],
    ["m.role = 'editor' and not exists", 'not exists'],
  ].map(toCheck(QUERIES)),
  ...[['projectId === null ? undefined : eq(columns.projectId, projectId)', 'undefined']].map(
    toCheck(REACH),
  ),
  {
    file: 'src/server/http/scope.ts',
    before: 'if (toProjectId !== null) await policy.requireMove',
    after: 'if (toProjectId === -1) await policy.requireMove',
  },
  {
    file: 'src/server/features/members/member.service.ts',
    before: "if (memberId !== actorId) requirePermission(role, 'members.change');",
    after: '',
  },
  {
    file: 'src/server/features/members/member.service.ts',
    before: "may(role, 'members.change')",
    after: 'true',
  },
  {
    file: 'src/server/features/contractors/contractor.service.ts',
    before: "role !== 'owner' && (await isNamedElsewhere",
    after: 'false && (await isNamedElsewhere',
  },
  {
    file: 'src/server/features/receipts/receipt.service.ts',
    before: 'actorId === ownerId || (await canSeeReceipt',
    after: 'true || (await canSeeReceipt',
  },
  {
    file: 'src/server/features/receipts/receipt-file.routes.ts',
    before: 'if (link.reader !== undefined)',
    after: 'if (link.reader === "")',
  },
  {
    file: 'src/server/features/receipts/receipt-file.routes.ts',
    before: 'await access.requireLinkedFile(Math.min(linkId, MAX_ID), receiptKeys);',
    after: '',
  },
  {
    file: 'src/server/http/link-scope.ts',
    before: "if (!link.includes(scope.kind)) throw notFound('Link');",
    after: '',
  },
  {
    file: 'src/server/features/receipts/receipt.routes.ts',
    before: 'await request.server.decideScope(request);',
    after: '',
  },
  {
    file: 'src/server/features/projects/project.repository.ts',
    before: 'eq(projectMembers.memberId, actor)',
    after: 'undefined',
  },
];

export const testsOfSharing = [
  'src/server/role-matrix.test.ts',
  'src/server/shared-project.test.ts',
  'src/server/features/receipts/shared-receipts.test.ts',
  'src/server/features/contractors/shared-contractors.test.ts',
  'src/server/features/members/',
  'src/server/features/access/',
  'src/server/features/link-pages/',
];

function toCheck(file: string) {
  return ([before = '', after = '']: string[]): ScopeCheck => ({ file, before, after });
}

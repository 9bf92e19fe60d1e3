import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { scopeChecks, testsOfSharing } from './scope-checks.ts';
import { withTemporaryFolder } from './temporary-folder.ts';

/**
 * Removes the owner filters from the repositories, one at a time, in a copy of the project, and
 * runs the feature's tests: each removal must make one fail. Where a user's rows are joined with
 * others by their owner (as in a search by contractor names), the composite keys of the tables
 * already ensure the same, and nothing is removed.
 *
 * The access policy refuses most of these calls before a repository is asked. So the copy decides
 * every call for the caller's own account, except when the policy's own comparison is removed, and
 * leaves out the tests that fail because of that. Last, it removes the checks of members
 * (scope-checks.ts) from the policy, one at a time, and runs the tests of shared projects.
 *
 *     node torture/owner-filters.ts [part of a file's name]
 */
interface Filter {
  file: string;
  line: number;
  before: string;
  after: string;
  start: number;
  /** Those of its feature, if it does not say. */
  tests?: string[];
}

/** Each finds a comparison with the owner and turns it into one that is always true. */
const FILTERS: [pattern: RegExp, replace: (match: RegExpExecArray) => string][] = [
  [
    /eq\((\w+\.userId), (?:userId|ownerId|owner|actor|heldAccount\(\w+\)|sql\.placeholder\('\w+'\))\)/g,
    ([, column]) => `eq(${column}, ${column})`,
  ],
  [/within\(reach, (\w+)\)/g, () => 'undefined'],
  [/inArray\(\w+\.userId, (?:ownersIn\(reach\)|ownerIds)\)/g, () => 'undefined'],
  [/eq\(users\.id, (?:userId|ownerId)\)/g, () => 'eq(users.id, users.id)'],
  [/(\$\{users\.id\}) = \$\{(?:userId|ownerId)\}/g, ([, column]) => `${column} = ${column}`],
  [/where id = \$\{userId\}/g, () => 'where id = id'],
];

/** Rows that were found by their owner or their owner's project, or by a secret of one account. */
const SAID_TWICE = [
  'isNotNull(expenses.contractorId)',
  'sql.param(ids)',
  'inArray(aiMessages.id, tooOld)',
  'eq(expenseTotals.projectId, projectId)',
  'const ofProject',
  'passwordHash',
  'eq(users.password, from)',
  'const linked',
  'isOneOf(kind, batch)',
  'inArray(activity.recordId, batch)',
  'inArray(activity.id, batch)',
  'ownerId), eq(activity.id, entryId)',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a program
  '${activity.id} in (${found})',
  'eq(activity.partOf, partOf)',
  'eq(project, projectId)',
  'eq(table.projectId, projectId)',
  'eq(projectMembers.projectId, projectId)',
  'eq(invitations.projectId, projectId)',
];

/** The same in one file: the ids come from the scope of a link, or name one account's project. */
const SAID_TWICE_IN: Record<string, string[]> = {
  // The policy asks for the role at the file afterwards.
  'access/access.repository.ts': ['eq(readings.userId, ownerId)'],
  'links/link.repository.ts': ['eq(links.userId, ownerId)', 'eq(projectMembers.userId, ownerId)'],
  'link-pages/link-page.repository.ts': [
    'eq(projects.id, projectId)',
    'eq(contractors.id, contractorId)',
    'inArray(agreementId, agreementIds)',
    'eq(agreements.contractorId, contractorId)',
    'inArray(changeOrderId, changeIds)',
  ],
};

const SOURCES = [
  'src/server/features/**/*.repository.ts',
  'src/server/integrations/payments/sandbox-payments.ts',
  'src/server/db/held-account.ts',
];

/** Members see only what the policy decided, so these are tested with it. */
const WITH_POLICY =
  /\/features\/(access|members|invitations|change-orders|links|link-pages|submissions)\//;

/** Code without its own tests is tested by the features that use it, and limits in `plans`. */
const TESTED_BY: Record<string, string[]> = {
  activity: ['activity', 'contractors', 'projects'],
  'ai-chat': ['ai-chat', 'plans'],
  credentials: ['credentials', 'auth'],
  links: ['link-pages'],
  milestones: ['milestones', 'plans'],
  plans: ['expenses', 'contractors'],
  projects: ['projects', 'plans'],
  receipts: ['receipts', 'expenses'],
};

/** The policy, and the line after which it decides for the caller's own account. */
const POLICY = 'src/server/features/access/access.service.ts';
const DECISION = 'async recordScope(user, { by, from, permission }, recordId) {';

const say = (line: string) => process.stdout.write(`${line}\n`);

const wanted = process.argv[2] ?? '';
const survivors: Filter[] = [];
const redTests = new Map<string, string[]>();
const filters = findFilters().filter(({ file }) => file.includes(wanted));
const checks = scopeChecks.map(locate).filter(({ file }) => file.includes(wanted));
await withTemporaryFolder(async (folder) => {
  for (const part of ['src', 'drizzle', 'scripts', 'sample', 'package.json', 'vitest.config.ts']) {
    cpSync(part, path.join(folder, part), { recursive: true });
  }
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  for (const filter of filters) {
    decideForOwnAccount(folder, !WITH_POLICY.test(filter.file));
    await redAnyway(folder, testsFor(filter.file));
    const noticed = await withoutFilter(folder, filter);
    say(`${filter.file}:${filter.line} ${filter.before}: ${noticed ?? 'NOTICED BY NO TEST'}`);
    if (!noticed) survivors.push(filter);
  }
  decideForOwnAccount(folder, false);
  if (checks.length > 0) await redAnyway(folder, testsOfSharing);
  for (const check of checks) {
    const noticed = await withoutFilter(folder, check);
    say(`${check.file}:${check.line} ${check.before}: ${noticed ?? 'NOTICED BY NO TEST'}`);
    if (!noticed) survivors.push(check);
  }
});
const removed = filters.length + checks.length;
say(`owner-filters: ${survivors.length} of ${removed} removed filters noticed by no test`);
process.exitCode = survivors.length === 0 ? 0 : 1;

function findFilters(): Filter[] {
  return SOURCES.flatMap((pattern) => globSync(pattern).sort()).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return FILTERS.flatMap(([pattern, replace]) =>
      [...text.matchAll(pattern)].map((match) => ({
        file,
        line: text.slice(0, match.index).split('\n').length,
        before: match[0],
        after: replace(match),
        start: match.index,
      })),
    ).filter(({ line }) => {
      const source = text.split('\n')[line - 1] ?? '';
      const inFile = Object.entries(SAID_TWICE_IN).find(([name]) => file.endsWith(name))?.[1] ?? [];
      return ![...SAID_TWICE, ...inFile].some((reason) => source.includes(reason));
    });
  });
}

function locate(check: { file: string; before: string; after: string }): Filter {
  const text = readFileSync(check.file, 'utf8');
  const start = text.indexOf(check.before);
  if (start < 0) throw new Error(`${check.file} no longer has ${check.before}`);
  const line = text.slice(0, start).split('\n').length;
  return { ...check, start, line, tests: testsOfSharing };
}

function decideForOwnAccount(folder: string, isOn: boolean) {
  const text = readFileSync(POLICY, 'utf8');
  if (!text.includes(DECISION)) throw new Error(`${POLICY} decides elsewhere now`);
  const decided = text.replace(DECISION, `${DECISION} return accountScope(user);`);
  writeFileSync(path.join(folder, POLICY), isOn ? decided : text);
}

/**
 * The names of tests that fail with all filters in place, because the policy is switched off: they
 * would notice everything, so they are left out.
 */
async function redAnyway(folder: string, tests: string[]): Promise<string[]> {
  const known = redTests.get(tests.join());
  if (known) return known;
  const file = path.join(folder, 'report.json');
  await runTests(folder, tests, ['--reporter=json', `--outputFile=${file}`]);
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    testResults: {
      assertionResults: { ancestorTitles: string[]; title: string; status: string }[];
    }[];
  };
  const results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const passed = results.filter(({ status }) => status === 'passed').length;
  const red = results
    .filter(({ status }) => status === 'failed')
    .map(({ ancestorTitles, title }) => [...ancestorTitles, title].join(' > '));
  say(`${tests.join(' ')}: ${passed} tests pass and ${red.length} fail with all filters in place`);
  if (passed <= red.length) throw new Error('The copy does not work');
  redTests.set(tests.join(), red);
  return red;
}

/** The first test that fails, if any. */
async function withoutFilter(folder: string, filter: Filter): Promise<string | null> {
  const file = path.join(folder, filter.file);
  const text = readFileSync(file, 'utf8');
  const { start, before, after } = filter;
  writeFileSync(file, text.slice(0, start) + after + text.slice(start + before.length));
  try {
    return await firstRed(folder, filter.tests ?? testsFor(filter.file));
  } finally {
    writeFileSync(file, text);
  }
}

function testsFor(file: string): string[] {
  if (file.includes('sandbox-payments')) return ['src/server/features/billing'];
  if (file.includes('held-account')) {
    return ['src/server/db/held-account.test.ts', 'src/server/features/expenses/'];
  }
  const feature = /features\/([\w-]+)\//.exec(file)?.[1];
  if (!feature) throw new Error(`No tests are known for ${file}`);
  return (TESTED_BY[feature] ?? [feature]).map((each) => `src/server/features/${each}/`);
}

async function firstRed(folder: string, tests: string[]): Promise<string | null> {
  const red = (await redAnyway(folder, tests)).map(escaped);
  const left = red.length > 0 ? [`--testNamePattern=^(?!(?:${red.join('|')})$)`] : [];
  const { exitCode, output } = await runTests(folder, tests, ['--bail=1', ...left]);
  if (exitCode === 0) return null;
  return /FAIL\s+(.*)/.exec(output)?.[1] ?? 'the run itself failed';
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

async function runTests(folder: string, tests: string[], options: string[]) {
  const vitest = path.resolve('node_modules/vitest/vitest.mjs');
  const child = spawn(process.execPath, [vitest, 'run', '--no-color', ...options, ...tests], {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (child.exitCode === null) await once(child, 'exit');
  return { exitCode: child.exitCode, output: `${output}${errors}` };
}

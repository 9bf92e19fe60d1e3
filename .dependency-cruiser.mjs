import { readdirSync } from 'node:fs';

/**
 * Who may import whom. Each rule is a sentence of docs/architecture.md; a new edge between two
 * features is added to its list here, by hand.
 */
const SERVER_FEATURES_USED_BY = {
  activity: ['access'],
  admin: ['billing', 'rate-limits'],
  agreements: ['budget-records'],
  'ai-chat': ['contractors', 'expenses', 'plans', 'projects', 'rate-limits'],
  analytics: ['agreements', 'bills', 'budget', 'plans'],
  auth: ['credentials', 'rate-limits'],
  billing: ['access', 'plans', 'rate-limits'],
  bills: ['budget-records', 'expenses'],
  'budget-records': ['activity'],
  calendar: ['bills', 'projects', 'rate-limits'],
  contractors: ['activity', 'plans'],
  events: ['access', 'auth'],
  expenses: ['activity', 'people', 'plans', 'receipts'],
  invitations: ['activity', 'auth', 'projects', 'rate-limits'],
  members: ['access', 'activity', 'invitations'],
  milestones: ['activity', 'people'],
  next: ['agreements', 'bills', 'budget'],
  'plan-lines': ['budget-records', 'rooms'],
  projects: ['activity', 'members'],
  quotes: ['activity', 'agreements', 'budget-records', 'rate-limits', 'scope-lines'],
  receipts: ['access', 'plans', 'rate-limits'],
  'reserve-moves': ['activity', 'budget-records', 'people', 'plan-lines'],
  rooms: ['budget-records'],
  'scope-lines': ['budget-records'],
  'weekly-mail': ['next', 'projects'],
};
const WEB_FEATURES_USED_BY = {
  activity: ['auth', 'members', 'projects'],
  agreements: ['activity', 'contractors', 'plan-lines', 'projects'],
  'ai-chat': ['auth', 'projects'],
  admin: ['billing'],
  auth: ['invitations'],
  billing: ['projects'],
  bills: ['activity', 'agreements', 'billing', 'expenses', 'plan-lines', 'projects', 'receipts'],
  budget: [
    'activity',
    'agreements',
    'auth',
    'bills',
    'contractors',
    'expenses',
    'plan-lines',
    'projects',
    'rooms',
  ],
  contractors: [
    'activity',
    'agreements',
    'billing',
    'bills',
    'expenses',
    'plan-lines',
    'projects',
    'quotes',
  ],
  dashboard: ['auth', 'budget', 'expenses', 'projects'],
  expenses: [
    'activity',
    'agreements',
    'auth',
    'billing',
    'bills',
    'contractors',
    'plan-lines',
    'projects',
    'receipts',
    'rooms',
  ],
  invitations: ['auth', 'projects'],
  members: ['auth'],
  milestones: ['activity', 'auth', 'calendar', 'contractors', 'projects'],
  'plan-lines': ['activity', 'projects', 'rooms'],
  projects: ['activity', 'auth', 'members'],
  quotes: ['activity', 'contractors', 'milestones', 'plan-lines', 'projects', 'receipts'],
  reports: ['billing', 'projects'],
  rooms: ['activity'],
  'weekly-mail': ['auth'],
};

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const featureEdges = (side, usedBy) =>
  readdirSync(`src/${side}/features`).map((feature) =>
    forbid(
      `${side}-${feature}-keeps-to-its-list`,
      'A feature uses another one only by an edge on the written list.',
      { path: `^src/${side}/features/${feature}/` },
      {
        path: `^src/${side}/features/`,
        pathNot: [feature, ...(usedBy[feature] ?? [])].map(
          (allowed) => `^src/${side}/features/${allowed}/`,
        ),
      },
    ),
  );

const TEST = '\\.test\\.tsx?$';

export default {
  forbidden: [
    forbid(
      'shared-stands-alone',
      'Both sides speak the language of shared; it knows neither.',
      { path: '^src/shared/', pathNot: [TEST, '^src/shared/testing/'] },
      { pathNot: ['^src/shared/', '^node_modules/zod/'] },
    ),
    forbid(
      'shared-testing-is-for-tests',
      'What the tests of shared rules share is not part of the product.',
      { path: '^src/', pathNot: ['^src/shared/testing/', TEST] },
      { path: '^src/shared/testing/' },
    ),
    forbid(
      'web-knows-no-server',
      'The browser reaches the server by HTTP only.',
      { path: '^src/web/' },
      { path: '^src/server/' },
    ),
    forbid(
      'server-knows-no-web',
      'The server serves the built files and imports none of them.',
      { path: '^src/server/' },
      { path: '^src/web/' },
    ),
    forbid(
      'embedded-postgres-stands-alone',
      'The manager of the embedded database knows nothing of the product.',
      { path: '^src/embedded-postgres/' },
      { path: '^src/', pathNot: '^src/embedded-postgres/' },
    ),
    forbid(
      'embedded-postgres-by-its-entry',
      'The product reaches the manager through its entry; flushing to disk is one rule for both.',
      { path: '^(src|bench|torture)/', pathNot: '^src/embedded-postgres/' },
      {
        path: '^src/embedded-postgres/',
        pathNot: '^src/embedded-postgres/(embedded-postgres|flush-to-disk)\\.ts$',
      },
    ),
    forbid(
      'routes-only-translate',
      'Routes go through their service, not to tables or repositories.',
      { path: '^src/server/features/.*\\.routes\\.ts$' },
      { path: ['\\.repository\\.ts$', '^src/server/db/'] },
    ),
    forbid(
      'services-ask-their-repository',
      'A service reaches tables through its own repository; it may name the types of a row.',
      { path: '^src/server/features/.*\\.service\\.ts$' },
      { path: '^src/server/db/tables/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'repositories-only-query',
      'A repository runs queries and calls nothing else of the server; it may name a type.',
      { path: '^src/server/features/.*\\.repository\\.ts$' },
      {
        path: '^src/server/',
        pathNot: ['^src/server/db/', '\\.repository\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'assistant-by-its-entry',
      'The built-in assistant is reached through its entry.',
      { path: '^(src|bench|torture)/', pathNot: '^src/server/assistant/' },
      { path: '^src/server/assistant/', pathNot: '^src/server/assistant/assistant\\.ts$' },
    ),
    forbid(
      'assistant-stands-alone',
      'The built-in assistant gets the ledger as a value and imports nothing else of the server.',
      { path: '^src/server/assistant/', pathNot: TEST },
      { path: '^src/', pathNot: ['^src/server/assistant/', '^src/shared/'] },
    ),
    forbid(
      'reading-knows-no-answers',
      'Reading a question does not depend on answering it.',
      { path: '^src/server/assistant/(question|conversation)/' },
      {
        path: '^src/server/assistant/',
        pathNot: '^src/server/assistant/((question|conversation|writing)/|pace\\.ts$)',
      },
    ),
    forbid(
      'ground-knows-no-feature',
      'db, integrations and http carry features and know none.',
      { path: '^src/server/(db|integrations|http|config)/', pathNot: TEST },
      { path: '^src/server/features/' },
    ),
    forbid(
      'outside-services-by-type',
      'Features get an outside service as a value; they import its type.',
      { path: '^src/server/features/.*\\.service\\.ts$' },
      { path: '^src/server/integrations/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'testing-is-for-tests',
      'What tests share is not part of the product.',
      { path: '^src/server/', pathNot: ['^src/server/testing/', TEST] },
      { path: '^src/server/testing/' },
    ),
    forbid(
      'web-testing-is-for-tests',
      'What component tests share is not part of the product.',
      { path: '^src/web/', pathNot: ['^src/web/testing/', TEST] },
      { path: '^src/web/testing/' },
    ),
    forbid(
      'product-knows-no-torture',
      'The programs that try to break the product are not part of it.',
      { path: '^src/' },
      { path: '^torture/' },
    ),
    ...featureEdges('server', SERVER_FEATURES_USED_BY),
    ...featureEdges('web', WEB_FEATURES_USED_BY),
    forbid(
      'web-ground-knows-no-feature',
      'ui, lib and config carry features and know none.',
      { path: '^src/web/(ui|lib|config)/' },
      { path: '^src/web/(features|app)/' },
    ),
    forbid(
      'features-know-no-app',
      'The app puts features together; a feature does not reach up.',
      { path: '^src/web/features/' },
      { path: '^src/web/app/' },
    ),
    forbid('no-circles', 'Two files that need each other are one.', {}, { circular: true }),
    forbid(
      'resolvable',
      'An import leads somewhere.',
      { pathNot: '^src/web/' },
      { couldNotResolve: true },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};

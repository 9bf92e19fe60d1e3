import path from 'node:path';

interface ModuleGraph {
  getModuleInfo(id: string): { code: string | null; importedIds: readonly string[] } | null;
}

/** The bundler's own code, which main.ts needs first. */
const RUNTIME = /^\0(rolldown\/runtime|vite\/preload-helper)/;
/** Loaded when the page is drawn, and by a sign-out. */
const DEVICE =
  /\/web\/(lib\/(device-database|kept-answers)|features\/outbox\/waiting-expense)\.ts$/;
/** What only a new account and passwords need. The forms of records do without. */
const ACCOUNT =
  /\/(web\/(features\/auth\/(account-fields|google-sign-in|use-account-form)|ui\/password-field)|shared\/auth)\.tsx?$/;
const REACT = /\/node_modules\/(react|react-dom|scheduler)\//;
/** A module that imports one icon imports this file, which exports all of them. */
const ALL_ICONS = /\/lucide-react\/dist\/esm\/lucide-react\.m?js$/;
const ICON_NAMES = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/;
const ICON_NAME = /\b[A-Z]\w*/g;
const ICON_EXPORT = /export\s*\{([^}]*)\}\s*from\s*["'](\.\/icons\/[^"']+)["']/g;

/**
 * Puts shared code into few files. By default the bundler creates one file for each set of pages
 * that share something: forty small ones for a dashboard, each a round trip. The parts that main.ts
 * starts one after the other have one file each: `session`, `react`, `router`. Code that pages share
 * is in `common` (the login page and pages of an account), `forms` (the login page and dialogs),
 * `account` (what has a password),
 * `public` (only pages for visitors), `signed-in` (the frame of the account and what its pages have
 * in common), `first` (only the pages that are opened first), `dashboard` (only that one, and what
 * is fetched ahead for it), `editing` (the forms of records), `drop-zone` and `uploads` (forms with a
 * file, before and after there is one) and `choices` (forms that choose an agreement, a bill, a line
 * or a room). `device` is what a browser keeps.
 * What else a few dialogs and pages share is left to the bundler: each loads what it needs.
 */
export function sharedChunks(root: string) {
  const from = (...files: string[]) => reachableFrom(files.map((file) => path.join(root, file)));
  const session = from('app/session.ts');
  const start = from('app/session.ts', 'app/app.tsx');
  const login = from('features/auth/login-page.tsx');
  const visitors = from(
    'app/landing-route.tsx',
    'app/tour-route.tsx',
    'features/auth/forgot-password-page.tsx',
    'features/auth/reset-password-page.tsx',
  );
  const layout = from('app/signed-in-layout.tsx');
  const dashboard = from('features/dashboard/dashboard-page.tsx');
  const expenses = from('features/expenses/expenses-page.tsx');
  const openedLater = from(
    'features/projects/projects-page.tsx',
    'features/contractors/contractors-page.tsx',
    'features/milestones/timeline-page.tsx',
    'features/activity/activity-page.tsx',
    'features/billing/billing-page.tsx',
    'features/reports/reports-page.tsx',
  );
  // What the form of any record needs.
  const editing = from(
    'ui/dialog-form.tsx',
    'ui/money-field.tsx',
    'lib/form-resolver.ts',
    'features/activity/use-conflict.tsx',
  );
  // What a form with a file shows before there is one.
  const dropping = from('features/receipts/receipt-drop-zone.tsx');
  // What the forms with a file share.
  const uploading = from(
    'features/receipts/receipt-field.tsx',
    'features/receipts/use-receipt-upload.ts',
  );
  // What the forms of payments and papers choose from.
  const choosing = from(
    'features/agreements/agreement-queries.ts',
    'features/bills/bill-queries.ts',
    'features/plan-lines/plan-line-queries.ts',
    'features/rooms/room-queries.ts',
  );
  // Pages without a form of their own: what they load must not bring the forms along.
  const reading = from(
    'features/activity/activity-page.tsx',
    'features/billing/billing-page.tsx',
    'features/budget/budget-page.tsx',
    'features/contractors/contractor-page.tsx',
    'features/quotes/quotes-page.tsx',
  );
  const startName = (id: string, graph: ModuleGraph) => {
    if (RUNTIME.test(id)) return 'runtime';
    if (REACT.test(id)) return 'react';
    if (DEVICE.test(id)) return 'device';
    if (session(graph).has(id)) return 'session';
    return start(graph).has(id) ? 'router' : null;
  };
  const sharedName = (id: string, graph: ModuleGraph) => {
    const isInLayout = layout(graph).has(id);
    const isOnDashboard = dashboard(graph).has(id);
    const isOnExpenses = expenses(graph).has(id);
    const isOpenedFirst = isInLayout || isOnDashboard || isOnExpenses;
    const isOpenedLater = openedLater(graph).has(id);
    if (ACCOUNT.test(id)) return 'account';
    if (login(graph).has(id)) return isOpenedFirst ? 'common' : 'forms';
    if (isInLayout || (isOpenedFirst && isOpenedLater)) return 'signed-in';
    if (isOpenedFirst) return isOnDashboard && !isOnExpenses ? 'dashboard' : 'first';
    if (isOpenedLater) return editing(graph).has(id) && !reading(graph).has(id) ? 'editing' : null;
    if (dropping(graph).has(id)) return 'drop-zone';
    if (uploading(graph).has(id)) return 'uploads';
    if (choosing(graph).has(id)) return 'choices';
    return visitors(graph).has(id) ? 'public' : null;
  };
  return {
    groups: [
      { name: startName, includeDependenciesRecursively: false },
      { name: sharedName, minShareCount: 2, includeDependenciesRecursively: false },
    ],
  };
}

/** The modules that these import, directly or not. Walked once, when all modules are known. */
function reachableFrom(entries: string[]) {
  let reached: Set<string> | undefined;
  return (graph: ModuleGraph): Set<string> => {
    if (reached) return reached;
    reached = new Set();
    const waiting = [...entries];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (reached.has(id)) continue;
      reached.add(id);
      waiting.push(...importsOf(id, graph));
    }
    return reached;
  };
}

/** What a module imports, with the icons it names in place of all icons. */
function importsOf(id: string, graph: ModuleGraph): string[] {
  const module = graph.getModuleInfo(id);
  if (!module) return [];
  return module.importedIds.flatMap((imported) =>
    ALL_ICONS.test(imported) ? iconsOf(module.code ?? '', imported, graph) : [imported],
  );
}

/** The files of the icons that this code names. An icon has several names and one file. */
function iconsOf(code: string, allIcons: string, graph: ModuleGraph): string[] {
  const names = new Set(ICON_NAMES.exec(code)?.[1]?.match(ICON_NAME));
  const exports = graph.getModuleInfo(allIcons)?.code?.matchAll(ICON_EXPORT) ?? [];
  return [...exports]
    .filter(([, exported]) => exported?.match(ICON_NAME)?.some((name) => names.has(name)))
    .map(([, , file]) => path.join(path.dirname(allIcons), file ?? ''));
}

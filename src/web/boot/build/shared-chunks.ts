import path from 'node:path';

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** The bundler's own code, which main.ts needs first. */
const RUNTIME = /^\0(rolldown\/runtime|vite\/preload-helper)/;
const REACT = /\/node_modules\/(react|react-dom|scheduler)\//;
/** A page that imports one icon imports the file that exports all of them. */
const ICON = /\/lucide-react\/dist\/esm\/icons\//;

/**
 * Puts shared code into few files. By default the bundler creates one file for each set of pages
 * that share something: forty small ones for a dashboard, each a round trip. The parts that main.ts
 * starts one after the other have one file each: `session`, `react`, `router`. Code that pages share
 * is in `common` (the login page and the pages that are opened first), `forms` (the login page and
 * dialogs), `public` (only pages for visitors), `signed-in` (the pages that are opened first) and `more`
 * (only dialogs and other pages).
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
  const firstOpened = from(
    'app/signed-in-layout.tsx',
    'features/dashboard/dashboard-page.tsx',
    'features/expenses/expenses-page.tsx',
  );
  const openedLater = from(
    'features/projects/projects-page.tsx',
    'features/contractors/contractors-page.tsx',
    'features/milestones/timeline-page.tsx',
    'features/activity/activity-page.tsx',
    'features/billing/billing-page.tsx',
  );
  const startName = (id: string, graph: ModuleGraph) => {
    if (RUNTIME.test(id)) return 'runtime';
    if (REACT.test(id)) return 'react';
    if (session(graph).has(id)) return 'session';
    return start(graph).has(id) ? 'router' : null;
  };
  const sharedName = (id: string, graph: ModuleGraph) => {
    if (ICON.test(id)) return 'common';
    const isOpenedFirst = firstOpened(graph).has(id);
    if (login(graph).has(id)) return isOpenedFirst ? 'common' : 'forms';
    if (isOpenedFirst) return 'signed-in';
    return visitors(graph).has(id) && !openedLater(graph).has(id) ? 'public' : 'more';
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
      waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
    }
    return reached;
  };
}

import path from 'node:path';

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** The bundler's own, which main.ts needs before anything else is there. */
const RUNTIME = /^\0(rolldown\/runtime|vite\/preload-helper)/;
const REACT = /\/node_modules\/(react|react-dom|scheduler)\//;
/** Every page that names one icon names the file that exports them all. */
const ICON = /\/lucide-react\/dist\/esm\/icons\//;

/**
 * Puts what several parts share into few files; by itself the bundler makes one for each set of
 * parts that share something: forty small ones for a dashboard, each a round trip. The parts that
 * main.ts starts one after the other have a file each: `session`, `react`, `router`. What pages
 * share is `common` for what the login page has in common with those that are opened first,
 * `forms` for what it shares with dialogs, `public` for what only visitors see, `signed-in` for the
 * pages that are opened first, and `more` for what only dialogs and other pages need.
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
    'features/timeline/timeline-page.tsx',
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

/** The modules that have to be there before any of these can run; walked once, when all are known. */
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

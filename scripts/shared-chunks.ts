import path from 'node:path';

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Every page that names one icon names the file that exports them all. */
const ICON = /\/lucide-react\/dist\/esm\/icons\//;

/**
 * Puts what several pages share into three files: `forms` for what the login page has in common
 * with others, `signed-in` for what only pages behind it share, and `common` for the rest. By itself the bundler makes a file
 * for each set of pages that share something: forty small ones for a dashboard, each a round trip.
 */
export function sharedChunks(root: string) {
  const absolute = (files: string[]) => files.map((file) => path.join(root, file));
  const start = reachableFrom(absolute(['main.tsx']));
  const login = reachableFrom(absolute(['main.tsx', 'features/auth/login-page.tsx']));
  const withoutSidebar = reachableFrom(
    absolute([
      'main.tsx',
      'app/landing-route.tsx',
      'app/tour-route.tsx',
      'features/auth/login-page.tsx',
      'features/auth/forgot-password-page.tsx',
      'features/auth/reset-password-page.tsx',
    ]),
  );
  const name = (id: string, graph: ModuleGraph) => {
    if (ICON.test(id)) return 'common';
    if (start(graph).has(id)) return null;
    if (login(graph).has(id)) return 'forms';
    return withoutSidebar(graph).has(id) ? 'common' : 'signed-in';
  };
  return { groups: [{ name, minShareCount: 2, includeDependenciesRecursively: false }] };
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

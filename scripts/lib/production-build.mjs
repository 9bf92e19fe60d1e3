import path from 'node:path';
import { contentHash, hasStamp, removeStamp, writeStamp } from './content-stamp.mjs';
import { StepFailed } from './progress.mjs';
import { npmCommand, projectEnvironment, root } from './project-node.mjs';
import { runCommand } from './run-command.mjs';

// Everything that can change what the build writes. The lock file stands for the packages.
const INPUTS = [
  'src',
  'scripts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'vite.server.config.ts',
];

export const buildFolder = path.join(root, 'dist');
// In a folder that Vite empties: whoever builds by hand takes the stamp away with the old files.
const stampFile = path.join(buildFolder, 'server/.build-stamp');

export const productionBuild = {
  label: 'Building (first start or sources changed)',
  isDone: () => hasStamp(stampFile, sourceHash()),
  run,
};

/** Of the sources as they are now. Tests are not built, so changing one makes nothing stale. */
function sourceHash() {
  return contentHash(root, INPUTS, { skip: (name) => /\.test\.tsx?$/.test(name) });
}

async function run(onStart) {
  // Taken before the build: a file saved while it runs makes the next start build again.
  const hash = sourceHash();
  removeStamp(stampFile);
  const { code, output } = await runCommand([...npmCommand(), 'run', 'build'], {
    // Whatever the server is going to run as, its web application is the small and fast one.
    env: projectEnvironment({ NODE_ENV: 'production' }),
    onStart,
  });
  if (code !== 0) {
    throw new StepFailed('The build failed: mend what is shown above and try again.', output);
  }
  writeStamp(stampFile, hash);
}

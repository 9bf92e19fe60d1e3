import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './src/web/boot/build/precompress.ts';
import { prerenderPages } from './src/web/boot/build/prerender-pages.ts';
import { sharedChunks } from './src/web/boot/build/shared-chunks.ts';

const projectRoot = import.meta.dirname;
const webRoot = path.join(projectRoot, 'src/web');

/**
 * Makes Chromium compile the functions of a file off the main thread while the file arrives, and
 * not one by one at their first call. For other browsers it is a comment.
 */
const COMPILED_AHEAD = '//# allFunctionsCalledOnLoad';

/**
 * The files that a person looks for by name. The others are small pieces that a few pages share, and
 * the first script lists all of them: without their names it is 0.7 KB shorter.
 */
const NAMED = /^(common|forms|react|router|runtime|session)$|-(page|dialog|panel|layout|runtime)$/;
const ALWAYS_LOADED = /assets\/(rolldown-runtime|runtime|react|session|router|common)-/;

export default defineConfig({
  root: webRoot,
  plugins: [react(), tailwindcss(), precompress(), prerenderPages()],
  build: {
    outDir: path.join(projectRoot, 'dist/web'),
    emptyOutDir: true,
    target: 'es2024',
    // Lists which file needs which others. The pages' preloads and the script budgets come from it.
    manifest: true,
    // Every browser that runs this target knows modulepreload.
    modulePreload: {
      polyfill: false,
      // A part that loads later does not list what every page has. The lists are in the first files.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !ALWAYS_LOADED.test(file)) : files,
    },
    // As data URLs, small files would be loaded again with every page.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: sharedChunks(webRoot),
        chunkFileNames: ({ name }) => `assets/${NAMED.test(name) ? '[name]-' : ''}[hash].js`,
        postBanner: COMPILED_AHEAD,
      },
    },
  },
});

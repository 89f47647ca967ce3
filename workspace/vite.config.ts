import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pdfjsFiles } from './pdfjsFiles.ts';

/** The API a development server passes calls on to; the built app is served by the API itself. */
const api = process.env['KOMAWARI_API'] ?? 'http://localhost:3000';
const passedOn = ['/graphql', '/identity', '/uploads', '/images', '/dev'];

/** One single-page application. Its files live below /_workspace/, its pages at the root of the site. */
export default defineConfig(({ command }) => ({
  plugins: [react(), pdfjsFiles()],
  worker: { format: 'es' },
  base: command === 'build' ? '/_workspace/' : '/',
  build: { outDir: 'dist', emptyOutDir: true, sourcemap: false, target: 'es2022' },
  server: {
    port: Number(process.env['PORT'] ?? 5173),
    proxy: Object.fromEntries(passedOn.map((path) => [path, { target: api, changeOrigin: false }])),
  },
}));

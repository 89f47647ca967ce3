import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The gallery is for looking while developing; it is never built. */
export default defineConfig({ plugins: [react()] });

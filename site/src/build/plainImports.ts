import type { Plugin } from 'vite';

const preloadHelper = '\0vite/preload-helper.js';

/**
 * Makes `import()` in the browser nothing but `import()`. The builder wraps it in a helper that asks for the files a part
 * depends on at the same time; the reader's parts have none, and the helper would be a tenth of what a reader waits for.
 */
export function plainImports(): Plugin {
  return {
    name: 'komawari:plain-imports',
    enforce: 'pre',
    apply: 'build',
    configEnvironment: (name) =>
      name === 'client' ? { build: { modulePreload: { polyfill: false, resolveDependencies: () => [] } } } : null,
    load: (id) => (id === preloadHelper ? 'export const __vitePreload = (load) => load();' : null),
  };
}

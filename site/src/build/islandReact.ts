import { fileURLToPath } from 'node:url';
import { getContainerRenderer } from '@astrojs/react/container-renderer';
import type { AstroIntegration } from 'astro';

/**
 * Draws islands as one text. The renderer of @astrojs/react draws each twice, the first time to find out whether it is one of
 * React's, and both times through a stream whose pieces are encoded and decoded again. It stands after this one and gets what
 * is left: islands with something between their tags. The browser wakes both kinds with the same script.
 */
export function islandReact(): AstroIntegration {
  const { clientEntrypoint } = getContainerRenderer();
  return {
    name: 'komawari:island-react',
    hooks: {
      'astro:config:setup': ({ addRenderer }) =>
        addRenderer({
          name: 'komawari:island-react',
          ...(clientEntrypoint === undefined ? {} : { clientEntrypoint }),
          serverEntrypoint: fileURLToPath(new URL('./islandReactServer.ts', import.meta.url)),
        }),
    },
  };
}

import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Draws React components without a client directive as plain HTML, in one go. The renderer of @astrojs/react draws for
 * islands: twice, through a stream, which takes five times as long for something as small as an icon. It stands after this
 * one and gets what is left: the islands.
 */
export function staticReact(): AstroIntegration {
  return {
    name: 'komawari:static-react',
    hooks: {
      'astro:config:setup': ({ addRenderer }) =>
        addRenderer({
          name: 'komawari:static-react',
          serverEntrypoint: fileURLToPath(new URL('./staticReactServer.ts', import.meta.url)),
        }),
    },
  };
}

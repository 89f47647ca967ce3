import type { AstroIntegration } from 'astro';

/**
 * The adapter that turns the site into a renderer: the build has one server entry which exports `render(path, locals)`
 * and starts no server of its own. The publisher calls it and keeps the result as a file.
 */
export function publisherAdapter(): AstroIntegration {
  return {
    name: '@komawari/site/publisher-adapter',
    hooks: {
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name: '@komawari/site/publisher-adapter',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('./entry.ts', import.meta.url),
          adapterFeatures: { buildOutput: 'server' },
          supportedAstroFeatures: {
            serverOutput: 'stable',
            staticOutput: 'unsupported',
            hybridOutput: 'unsupported',
            sharpImageService: 'unsupported',
          },
        });
      },
    },
  };
}

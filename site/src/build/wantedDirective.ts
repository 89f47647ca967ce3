import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** What else than being gone for wakes an island. */
export interface WantedOptions {
  /** A parameter of the address, or one of several. */
  query?: string | readonly string[];
  /** Something this device remembers, by its key. */
  stored?: string;
}

/** Adds `client:wanted`: see wakeWhenWanted.ts. */
export function wantedDirective(): AstroIntegration {
  return {
    name: 'komawari:wanted-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({
          name: 'wanted',
          entrypoint: fileURLToPath(new URL('./wakeWhenWanted.ts', import.meta.url)),
        }),
    },
  };
}

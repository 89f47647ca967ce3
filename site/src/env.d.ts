/// <reference types="astro/client" />
import type { WantedOptions } from './build/wantedDirective.ts';
import type { Execute } from './graphql/execute.ts';
import type { SiteSettings } from './renderer.ts';

declare global {
  namespace App {
    /** What the publisher hands to a page. All a page shows comes from here, so the same data gives the same bytes. */
    interface Locals {
      /**
       * Executes a GraphQL document as a guest, in process.
       * @throws an error with `code: 'NOT_FOUND'` when a guest may not see what was asked for
       */
      execute: Execute;
      /** Where readers find the site, for canonical addresses and link previews: `https://komawari.example`. */
      origin?: string;
      /** What stands before the paths of this page's language: `/ja`; nothing for the installation's. */
      prefix?: string;
      /** What the installation sets for all its pages. */
      settings: SiteSettings;
      /** The first error that rendering ran into; kept so that the renderer can name the cause. */
      fault?: unknown;
    }
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:wanted'?: boolean | WantedOptions;
  }
}

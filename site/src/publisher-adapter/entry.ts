import { createApp } from 'astro/app/entrypoint';
import type { RenderedPage } from './RenderedPage.ts';

/** Pages are written as whole files, so nothing is gained by streaming, and a late error must not leave half a page. */
const app = createApp({ streaming: false });

/**
 * Renders one route of the site.
 * @param path the path of the page, percent-encoded as in a link, without query: `/works/w…`
 * @param locals what the page may use; see App.Locals
 * @returns status, response headers (lower-case names) and the whole HTML; a fault while rendering is a 500 with an empty body
 */
export async function render(path: string, locals: App.Locals): Promise<RenderedPage> {
  // The origin never reaches the page: links are relative and canonical addresses come from the locals.
  const response = await app.render(new Request(new URL(path, 'http://site.invalid')), { locals });
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  };
}

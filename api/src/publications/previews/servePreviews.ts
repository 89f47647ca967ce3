import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import type { Needs } from '../../graphql/context.ts';
import { IMAGE_HEADERS } from '../../http/pages/index.ts';
import { drawPreview } from './drawPreview.ts';
import { findDrawn, keepDrawn } from './previewArchive.ts';
import { previewName, previewPath } from './previewPath.ts';
import { findPreviewFacts, type PreviewFacts } from './store/previewFacts.ts';

type PreviewRequest = FastifyRequest<{ Params: { id: string; name: string } }>;

/** Drawing takes a processor for a fifth of a second, beside everything else the process answers. */
const DRAWINGS_AT_ONCE = 1;
const MOST_WAITING = 40;

/**
 * `GET /og/{id}/{hash}.jpg`: the preview card of a work, an episode or a creator. It is drawn when first asked for, and kept
 * privately: every answer begins with the question whether a guest may know of the thing now, so what was hidden is gone
 * with the same instant and nothing has to be taken away. Other hashes lead to the current one.
 */
export function servePreviews(app: FastifyInstance, services: Needs<'database' | 'objects'>): void {
  const limit = pLimit(DRAWINGS_AT_ONCE);
  const underWay = new Map<string, Promise<Buffer>>();

  function draw(facts: PreviewFacts): Promise<Buffer> {
    const path = previewPath(facts);
    const known = underWay.get(path);
    if (known) return known;
    const drawing = limit(async () => {
      const bytes = (await findDrawn(services, facts)) ?? (await drawPreview(services, facts));
      await keepDrawn(services, facts, bytes);
      return bytes;
    }).finally(() => underWay.delete(path));
    underWay.set(path, drawing);
    return drawing;
  }

  app.get('/og/:id/:name', async (request: PreviewRequest, reply): Promise<FastifyReply> => {
    const { id, name } = request.params;
    reply.headers(IMAGE_HEADERS).header('cache-control', 'no-store');
    const facts = (await findPreviewFacts(services.database, [id])).get(id);
    if (!facts || !/^[0-9a-f]{16}\.jpg$/.test(name))
      return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
    if (name !== previewName(facts)) return reply.redirect(previewPath(facts), 302);
    const tag = `"${name}"`;
    reply.header('cache-control', 'public, max-age=0, must-revalidate').header('etag', tag);
    if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
    const drawn = await findDrawn(services, facts);
    if (!drawn && limit.pendingCount >= MOST_WAITING)
      return reply.code(503).header('retry-after', '10').header('cache-control', 'no-store').send();
    return reply.type('image/jpeg').send(drawn ?? (await draw(facts)));
  });
}

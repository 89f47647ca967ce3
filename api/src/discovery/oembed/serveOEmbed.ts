import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AskAsGuest } from '../../graphql/AskAsGuest.ts';
import { RESERVATION_HEADERS } from '../../http/pages/index.ts';
import { findEmbed, type EmbeddedSite } from './embeds.ts';
import { describeEmbed, writeXml } from './writeEmbed.ts';

const pixels = z.coerce.number().int().min(1).max(100_000).default(100_000);
const questions = z.object({
  url: z.string().max(2048),
  format: z.string().default('json'),
  maxwidth: pixels,
  maxheight: pixels,
});

/** `GET /oembed?url=…&format=json|xml&maxwidth=…&maxheight=…`: how other sites show a link to a page of ours. */
export function serveOEmbed(app: FastifyInstance, { ask, ...site }: EmbeddedSite & { ask: AskAsGuest }): void {
  app.get('/oembed', async (request, reply) => {
    reply.headers({
      ...RESERVATION_HEADERS,
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
    });
    const question = questions.safeParse(request.query);
    if (!question.success) return reply.code(400).type('text/plain; charset=utf-8').send('Give the url of a page.\n');
    const { url, format, maxwidth, maxheight } = question.data;
    if (format !== 'json' && format !== 'xml')
      return reply.code(501).type('text/plain; charset=utf-8').send('The formats are json and xml.\n');
    const embed = await findEmbed(ask, url, site);
    if (!embed) return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
    const answer = describeEmbed(embed, site.origin, { maxWidth: maxwidth, maxHeight: maxheight });
    reply.header('cache-control', 'public, max-age=0, must-revalidate');
    return format === 'xml'
      ? reply.type('text/xml; charset=utf-8').send(writeXml(answer))
      : reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
  });
}

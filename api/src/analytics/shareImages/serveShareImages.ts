import type { FastifyInstance } from 'fastify';
import pLimit from 'p-limit';
import { z } from 'zod';
import { createContext, type Services } from '../../graphql/context.ts';
import { languageOf } from '../../http/languageOf.ts';
import { Refusal } from '../../kernel/errors.ts';
import { LANGUAGES } from '../../kernel/language.ts';
import { accountOfFileRequest, findLiveAccount } from '../../people/identity/index.ts';
import { MEASURES } from '../figures/index.ts';
import { loadShareImageFile } from './loadShareImageFile.ts';

const query = z.object({
  format: z.enum(['WIDE', 'TALL']).default('WIDE'),
  look: z.enum(['PAPER', 'INK']).default('PAPER'),
  range: z.enum(['ALL_TIME', 'FIRST_THREE_DAYS']).default('ALL_TIME'),
  measures: z
    .string()
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.enum(MEASURES)))
    .optional(),
  compare: z.string().max(60).optional(),
  chart: z.enum(['0', '1']).default('1'),
  download: z.enum(['0', '1']).default('0'),
  language: z.enum(LANGUAGES).optional(),
});

/** Drawing takes a processor for a second, beside everything else the process answers. */
const DRAWINGS_AT_ONCE = 1;
const MOST_WAITING = 20;

/**
 * `GET /share_images/{workId}.png`: the share image of a work of whoever asks with their own session. To everybody else, and
 * for what is no work of theirs, it is not there. Its words are in `language`, where the address names one.
 */
export function serveShareImages(app: FastifyInstance, services: Services): void {
  const limit = pLimit(DRAWINGS_AT_ONCE);
  app.get<{ Params: { file: string } }>('/share_images/:file', async (request, reply) => {
    reply
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .header('cross-origin-resource-policy', 'same-origin');
    const notFound = () => reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
    const workId = /^([0-9a-z]{1,40})\.png$/.exec(request.params.file)?.[1];
    const asked = query.safeParse(request.query);
    if (!workId || !asked.success) return notFound();
    const accountId = await accountOfFileRequest(services, request);
    const account = accountId === null ? null : await findLiveAccount(services.database, accountId);
    if (!account) return notFound();
    if (limit.pendingCount >= MOST_WAITING) return reply.code(503).header('retry-after', '10').send();
    const actor = { accountId: account.accountId, kind: account.kind };
    const { measures = null, compare = null, chart, download, language, ...look } = asked.data;
    const findLanguage = async () => language ?? languageOf(request);
    const context = createContext({ services, actor, reader: services.database, findLanguage });
    const image = await limit(async () => {
      try {
        return await loadShareImageFile(context, {
          ...look,
          workId,
          measures,
          target: compare,
          hasChart: chart === '1',
        });
      } catch (error) {
        if (error instanceof Refusal) return null;
        throw error;
      }
    });
    if (!image) return notFound();
    if (download === '1') reply.header('content-disposition', 'attachment; filename="komawari-share.png"');
    return reply.type('image/png').send(image);
  });
}

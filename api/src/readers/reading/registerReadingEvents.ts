import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { createContext, type Context, type Services } from '../../graphql/context.ts';
import { answerRefusal, setRetryAfter, wordAnswer } from '../../http/sendError.ts';
import { isRetryable, Refusal } from '../../kernel/errors.ts';
import { asRefusal } from '../../kernel/outages.ts';
import { actorOfRequest } from '../../people/identity/index.ts';
import { findReadable } from './readableEpisodes.ts';
import type { ReportedPlace } from './store/histories.ts';
import {
  countReading,
  leaveEventId,
  referralOf,
  remember,
  SHARE_SERVICES,
  type ReportedEvent,
} from './trackReading.ts';
import { said, type Said } from '../../kernel/said.ts';
import readersErrors from '../../messages/readersErrors.js';

const text = z.string().max(2000).nullish();
const reading = {
  id: z.string().regex(/^[\x21-\x7e]{1,64}$/, 'The id of an event has 1 to 64 letters, digits or signs.'),
  episodeId: z.string().max(40),
};
const pageNumber = z.number().int().min(1).max(200);

/** What a browser sends, several at once. */
const body = z.object({
  events: z
    .array(
      z.discriminatedUnion('type', [
        z.object({ ...reading, type: z.literal('opened'), pageNumber: pageNumber.optional() }),
        z.object({ ...reading, type: z.literal('completed'), pageNumber: pageNumber.optional() }),
        z.object({ ...reading, type: z.literal('page'), pageNumber, leavePosition: z.number().min(0).max(1) }),
        z.object({
          ...reading,
          type: z.literal('referrer'),
          referrer: text,
          utmSource: text,
          utmContent: text,
          utmCampaign: text,
        }),
        z.object({ ...reading, type: z.literal('shared'), service: z.enum(SHARE_SERVICES) }),
      ]),
    )
    .max(100, 'Up to 100 events at once.'),
});
type SentEvent = z.infer<typeof body>['events'][number];

/**
 * `POST /reading-events`: several events of one reader at once, as `{"events": [...]}`. Answers 202 with how many were
 * taken; those of episodes that cannot be read are not, without saying which. A taken event is written within a second.
 */
export function registerReadingEvents(app: FastifyInstance, services: Services): void {
  void app.register(async (scope) => {
    scope.setErrorHandler(async (error, request, reply) => {
      const refusal = asRefusal(error);
      if (refusal) setRetryAfter(reply, refusal);
      const status = refusal ? statusOf(refusal) : ((error as { statusCode?: number }).statusCode ?? 500);
      if (status >= 500) request.log.error({ err: error }, 'reading events were not taken');
      if (refusal) return answerRefusal(refusal, reply.header('cache-control', 'no-store'), status);
      const words =
        status < 500 ? sentWrong((error as Error).message) : said(readersErrors, (t) => t.reading.notTaken());
      const { message } = await wordAnswer(words, request, reply);
      return reply.code(status).send({ message });
    });
    scope.post('/reading-events', async (request, reply) => {
      const parsed = body.safeParse(request.body);
      if (!parsed.success) throw new Refusal('BAD_USER_INPUT', sentWrong(parsed.error.issues[0]?.message));
      const context = createContext({
        services,
        actor: await actorOfRequest(request, services),
        reader: services.database,
        origin: { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' },
      });
      const accepted = await takeEvents(context, parsed.data.events);
      return reply.code(202).header('cache-control', 'no-store').send({ accepted });
    });
  });
}

/** What is wrong with a body: as it was found, in English. */
const sentWrong = (issue: string | undefined): Said => {
  const words = said(readersErrors, (t) => t.reading.noEvents());
  return issue === undefined ? words : { ...words, message: issue };
};

const statusOf = ({ code }: Refusal): number => (isRetryable(code) ? 503 : code === 'UNAUTHENTICATED' ? 401 : 400);

async function takeEvents(context: Context, events: readonly SentEvent[]): Promise<number> {
  const episodes = await findReadable(
    context,
    events.map(({ episodeId }) => episodeId),
  );
  const taken = events.flatMap((event) => {
    const episode = episodes.get(event.episodeId);
    return episode ? [{ event, episode }] : [];
  });
  await remember(
    context,
    taken.flatMap(({ event, episode }) => placesOf(event).map((place) => ({ episode, ...place }))),
  );
  await context.services.readingEvents.admit();
  for (const { event, episode } of taken) countReading(context, episode, readingOf(context, event));
  return taken.length;
}

/** Where an event says its reader is. */
function placesOf(event: SentEvent): ReportedPlace[] {
  switch (event.type) {
    case 'opened':
      return [{ leavePosition: null, pageNumber: null, openingPage: event.pageNumber ?? null }];
    case 'completed':
      return [{ leavePosition: null, pageNumber: event.pageNumber ?? null }];
    case 'page':
      return [{ leavePosition: event.leavePosition, pageNumber: event.pageNumber }];
    case 'referrer':
    case 'shared':
      return [];
  }
}

function readingOf(context: Context, event: SentEvent): ReportedEvent {
  const eventId = event.id;
  switch (event.type) {
    case 'opened':
      return { kind: 'OPEN', eventId, pageNumber: event.pageNumber ?? null };
    case 'completed':
      return { kind: 'COMPLETED', eventId, pageNumber: event.pageNumber ?? null };
    case 'page': {
      const { pageNumber, leavePosition } = event;
      return { kind: 'LEAVE', eventId: leaveEventId(eventId, event), pageNumber, leavePosition };
    }
    case 'referrer':
      return { kind: 'REFERRER', eventId, ...referralOf(context, event) };
    case 'shared':
      return { kind: 'SHARE', eventId, source: event.service };
  }
}

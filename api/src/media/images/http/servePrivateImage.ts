import type { FastifyReply, FastifyRequest } from 'fastify';
import { ObjectNotFound } from '@komawari/storage/objects';
import type { Needs } from '../../../graphql/context.ts';
import { IMAGE_HEADERS } from '../../../http/pages/index.ts';
import { accountOfSignature, reviewLinkOf } from '../imageUrls.ts';
import { passKeyOf, type Passage } from '../passes.ts';
import { findPublicUses, mayFetchInReview } from '../store/images.ts';

type ImageRequest = FastifyRequest<{ Params: { imageId: string; name: string } }>;
type ImageHandler = (request: ImageRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Whom a request for a file comes from; null for nobody the process knows. */
export type AccountOfFileRequest = (request: FastifyRequest) => Promise<string | null>;

/** What an account is let in to: nothing, a picture that is not public, or with it all pages behind the walls of an episode. */
export type Admission = 'NONE' | 'PICTURE' | 'EPISODE';

/** What the images domain asks of those above it. */
export interface ImageReaders {
  accountOf: AccountOfFileRequest;
  /**
   * What an account is let in to that asks for a picture which is not public, as a page of this episode where it names one. Asked
   * before the bytes leave: who is let in counts as somebody who has seen the picture.
   */
  admit(asked: { imageId: string; accountId: string; episodeId: string | null }): Promise<Admission>;
}

/** A web server that asks whether a request may have a picture says by which method that came; who asks for the picture comes by it. */
const methodOf = ({ method, headers }: ImageRequest): string => String(headers['x-picture-method'] ?? method);

/** Whom the URL of a request was signed for; null where it was not. */
const signedForOf = ({ config }: Needs<'config'>, request: ImageRequest, method: string): string | null =>
  accountOfSignature(config.secret, {
    method,
    file: request.params,
    query: request.query as Record<string, unknown>,
  });

/**
 * For how long, in seconds, a web server may let an account into an episode without asking: less where the URL expires before. A session
 * that was ended has to be over everywhere within five seconds, and nginx counts whole seconds: it keeps four for up to five.
 */
const GOOD_FOR_SECONDS = 4;
const RENEWAL_SECONDS = 1;
const goodForSeconds = (expiresAt: number): number =>
  Math.max(0, Math.floor(Math.min(GOOD_FOR_SECONDS, expiresAt - Date.now() / 1000)));

/**
 * How a web server keeps a permission for so many seconds in all: during the last of them one request asks again, and the others go on
 * with what was said.
 */
const keepingOf = (seconds: number): string => {
  const renewal = Math.min(RENEWAL_SECONDS, seconds - 1);
  return seconds === 0 ? 'no-store' : `max-age=${seconds - renewal}, stale-while-revalidate=${renewal}`;
};

/** May be kept by who gets it, and for how long. */
interface Allowed {
  caching: string;
  /** Whom all pages behind the walls of the episode are open to that the request names; null where it is about one picture. */
  passage: Passage | null;
}

const ofOne = (caching: string): Allowed => ({ caching, passage: null });

/** The episode as whose page a picture is asked for, and until when its address is good. */
const episodeOf = ({ query }: ImageRequest): { episodeId: string; expiresAt: string } | null => {
  const { in: episodeId, exp: expiresAt } = query as { in?: unknown; exp?: unknown };
  return typeof episodeId === 'string' && typeof expiresAt === 'string' ? { episodeId, expiresAt } : null;
};

/**
 * Answers for pictures that do not lie in the public folder: those this very request may have, and those that became
 * public a moment ago. Everything else does not exist. `serve` sends the picture; `ask` tells a web server that has its bytes
 * whether it may (204, with how long browsers keep them) or not (403).
 */
export function createPrivateImageServing(
  services: Needs<'config' | 'database' | 'objects'>,
  { accountOf, admit }: ImageReaders,
): { serve: ImageHandler; ask: ImageHandler } {
  /**
   * How the picture may be kept where the request's URL was signed for an account, the request comes from it, and it still may have it.
   * A URL passed on opens nothing, and none outlives what it was given for.
   */
  async function admitSigned(request: ImageRequest, signedFor: string): Promise<Allowed | null> {
    if ((await accountOf(request)) !== signedFor) return null;
    const episode = episodeOf(request);
    const { imageId } = request.params;
    const admission = await admit({ imageId, accountId: signedFor, episodeId: episode?.episodeId ?? null });
    if (admission === 'NONE') return null;
    const passage = admission === 'EPISODE' && episode ? { accountId: signedFor, ...episode } : null;
    return { caching: 'private, max-age=450', passage };
  }

  /** Whether its URL was signed for a review link that still opens on an episode with this picture; no account is asked. */
  async function isReviewed(request: ImageRequest, signedFor: string): Promise<boolean> {
    const linkId = reviewLinkOf(signedFor);
    return linkId !== null && linkId !== '' && mayFetchInReview(services.database, request.params.imageId, linkId);
  }

  /** How the picture may be kept by who gets it; null where this request may not have it. */
  async function judge(request: ImageRequest, method: string): Promise<Allowed | null> {
    const signedFor = signedForOf(services, request, method);
    if (signedFor !== null && (await isReviewed(request, signedFor))) return ofOne('no-store');
    const allowed = signedFor === null ? null : await admitSigned(request, signedFor);
    if (allowed !== null) return allowed;
    // A public picture is cached briefly here: the publisher puts it into the public folder, where it lives longer.
    const isPublic = (await findPublicUses(services.database, request.params.imageId)).length > 0;
    return isPublic ? ofOne('public, max-age=5') : null;
  }

  /**
   * What lets a web server tell by itself which other pages of the episode this request may have, and for how many seconds. Without
   * a passage an answer is about this very request, and is not kept.
   */
  function passOfAll(passage: Passage | null): { seconds: number; key: Record<string, string> } {
    if (passage === null) return { seconds: 0, key: {} };
    return {
      seconds: goodForSeconds(Number(passage.expiresAt)),
      key: { 'x-picture-key': passKeyOf(services.config.secret, passage) },
    };
  }

  async function serve(request: ImageRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { imageId, name } = request.params;
    const allowed = await judge(request, request.method);
    reply.headers(IMAGE_HEADERS);
    if (allowed === null) return notHere(reply);
    try {
      const { stream, size, contentType } = await services.objects.get(`derivatives/${imageId}/${name}`);
      return reply
        .header('cache-control', allowed.caching)
        .header('content-length', size)
        .type(contentType)
        .send(stream);
    } catch (error) {
      if (error instanceof ObjectNotFound) return notHere(reply);
      throw error;
    }
  }

  async function ask(request: ImageRequest, reply: FastifyReply): Promise<FastifyReply> {
    const allowed = await judge(request, methodOf(request));
    if (allowed === null) return reply.code(403).header('cache-control', 'no-store').send();
    const { caching, passage } = allowed;
    const { seconds, key } = passOfAll(passage);
    // Without the header it is configured as the release before was.
    const told =
      request.headers['x-picture-renewal'] === 'early'
        ? { 'x-picture-caching': caching, 'cache-control': keepingOf(seconds) }
        : { 'cache-control': caching, 'x-accel-expires': String(seconds) };
    return reply
      .code(204)
      .headers({ ...told, ...key })
      .send();
  }

  return { serve, ask };
}

const notHere = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n');

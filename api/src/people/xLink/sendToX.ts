import * as oidc from 'openid-client';
import { z } from 'zod';
import type { Config } from '../../config/config.ts';
import { callProvider, connectProvider, SocialFailure } from '../identity/index.ts';
import { loadX } from './askX.ts';

/** What is posted: words, one picture, and what the picture says. */
export interface XPost {
  text: string;
  /** A PNG. X takes up to 5 MB. */
  picture: Buffer;
  altText: string;
}

/** What X answered: the post's address, or why there is none. */
export type XAnswer = { id: string } | { why: 'TOKEN' | 'REFUSED' | 'LATER' | 'UNKNOWN' };

/** X takes no longer words for a picture. */
const MOST_ALT_TEXT = 1000;

const named = z.object({ data: z.object({ id: z.string().regex(/^\w{1,40}$/) }) });

/** What an answer other than yes means. Throws SocialFailure where X has trouble. */
function whyNot(status: number): 'TOKEN' | 'REFUSED' | 'LATER' {
  if (status === 401) return 'TOKEN';
  if (status === 429) return 'LATER';
  if (status >= 400 && status < 500) return 'REFUSED';
  throw new SocialFailure('internal-error', `X answered ${status} to a post.`);
}

/**
 * Posts a picture with its words at X: the picture first, then what it says, then the post. Where X takes the picture and
 * not the post, nobody sees it. Throws SocialFailure.
 */
export async function sendToX(config: Config, token: string, { text, picture, altText }: XPost): Promise<XAnswer> {
  const x = loadX(config);
  const configuration = await connectProvider(x);
  const tell = (path: string, body: object) =>
    answerOf(
      oidc.fetchProtectedResource(
        configuration,
        token,
        new URL(`${x.server ?? 'https://api.x.com'}${path}`),
        'POST',
        JSON.stringify(body),
        new Headers({ 'content-type': 'application/json' }),
      ),
    );
  return callProvider(async () => {
    const media = { media: picture.toString('base64'), media_category: 'tweet_image', media_type: 'image/png' };
    const uploaded = await ask(() => tell('/2/media/upload', media));
    if ('why' in uploaded) return uploaded;
    const words = { alt_text: { text: [...altText].slice(0, MOST_ALT_TEXT).join('') } };
    const told = await tell('/2/media/metadata', { id: uploaded.id, metadata: words });
    if (!told.ok) return { why: whyNot(told.status) };
    try {
      return await ask(() => tell('/2/tweets', { text, media: { media_ids: [uploaded.id] } }));
    } catch {
      // The post may be there: X has no key by which sending it again would count once.
      return { why: 'UNKNOWN' };
    }
  });
}

/** An answer that asks for another token is an answer, too. */
async function answerOf(call: Promise<Response>): Promise<Response> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof oidc.WWWAuthenticateChallengeError) return error.response;
    throw error;
  }
}

async function ask(call: () => Promise<Response>): Promise<XAnswer> {
  const response = await call();
  if (!response.ok) return { why: whyNot(response.status) };
  const answer = named.safeParse(await response.json().catch(() => null));
  if (!answer.success) throw new SocialFailure('internal-error', 'X answered a post without its id.');
  return { id: answer.data.data.id };
}

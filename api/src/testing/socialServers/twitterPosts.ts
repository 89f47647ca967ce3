import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** A post as the stand-in keeps it. */
interface Post {
  id: string;
  username: string;
  text: string;
  /** The picture in base64, and what it says. */
  picture: string;
  altText: string;
}

interface Person {
  username: string;
  scope: string;
}

interface Asked {
  media?: string;
  id?: string;
  metadata?: { alt_text: { text: string } };
}

/** What is said to a token that is none. */
const CHALLENGE = 'Bearer error="invalid_token"';

/** X takes pictures of 5 MB, and a third more as base64. */
const BODY_LIMIT = 8_000_000;

/**
 * Posts with a picture, as X takes them: `media.write` and `tweet.write` are needed, and the same words are taken once.
 * What was posted can be read at `/settings/posts`; a text with "later" in it is too much right now, and
 * one with "lost" is taken without an answer.
 */
export function addPosts(app: FastifyInstance, findPerson: (token: string) => Person | undefined): void {
  const pictures = new Map<string, { picture: string; altText: string }>();
  const posts: Post[] = [];
  const holder = (authorization: string | undefined, scope: string) => {
    const person = findPerson(authorization?.replace(/^Bearer /i, '') ?? '');
    return person && { ...person, may: person.scope.split(' ').includes(scope) };
  };
  const route = (path: string, scope: string, answer: (username: string, body: Asked) => [number, object]) =>
    app.post<{ Body: Asked }>(path, { bodyLimit: BODY_LIMIT }, async ({ body, headers }, reply) => {
      const person = holder(headers.authorization, scope);
      if (!person) return reply.code(401).header('www-authenticate', CHALLENGE).send({ title: 'Unauthorized' });
      if (!person.may) return reply.code(403).send({ title: 'Forbidden' });
      const [status, said] = answer(person.username, body);
      return reply.code(status).send(said);
    });

  route('/2/media/upload', 'media.write', (_username, { media = '' }) => {
    const id = String(pictures.size + 1);
    pictures.set(id, { picture: media, altText: '' });
    return [200, { data: { id, media_key: `3_${id}` } }];
  });
  route('/2/media/metadata', 'media.write', (_username, { id = '', metadata }) => {
    const kept = pictures.get(id);
    if (!kept) return [400, { title: 'Invalid Request' }];
    kept.altText = metadata?.alt_text.text ?? '';
    return [200, { data: { id } }];
  });
  app.post<{ Body: { text: string; media: { media_ids: string[] } } }>(
    '/2/tweets',
    async ({ body: { text, media }, headers }, reply) => {
      const person = holder(headers.authorization, 'tweet.write');
      if (!person) return reply.code(401).header('www-authenticate', CHALLENGE).send({ title: 'Unauthorized' });
      const kept = pictures.get(media.media_ids[0] ?? '');
      if (!person.may || !kept) return reply.code(403).send({ title: 'Forbidden' });
      if (text.includes('later')) return reply.code(429).send({ title: 'Too Many Requests' });
      if (posts.some((post) => post.username === person.username && post.text === text))
        return reply.code(403).send({ detail: 'You are not allowed to create a Tweet with duplicate content.' });
      const post = { id: randomUUID().replaceAll('-', ''), username: person.username, text, ...kept };
      posts.push(post);
      if (text.includes('lost')) return reply.code(503).send({ title: 'Service Unavailable' });
      return reply.code(201).send({ data: { id: post.id, text } });
    },
  );
  app.get<{ Querystring: { username?: string } }>('/settings/posts', async ({ query }) =>
    posts.filter(({ username }) => username === query.username),
  );
}

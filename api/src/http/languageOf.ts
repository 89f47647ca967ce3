import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGES, type Language } from '../kernel/language.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of whoever sends the request, where its headers do not say it. */
    findOwnLanguage?: () => Promise<Language>;
  }
}

/** One entry of the header: "ja-JP;q=0.8". A weight that cannot be read is none. */
function readEntry(entry: string): { tag: string; weight: number } {
  const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
  const given = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
  return { tag, weight: /^(?:0(?:\.\d{1,3})?|1(?:\.0{1,3})?)$/.test(given) ? Number(given) : 0 };
}

/**
 * The language of the interface that an `Accept-Language` (RFC 9110, 12.5.4) asks for first; null where it names none that
 * there is. "*" is none: who is content with any is addressed in their own.
 */
export function readAcceptLanguage(header: string | undefined): Language | null {
  const asked = (header ?? '')
    .split(',', 100)
    .map(readEntry)
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  for (const { tag } of asked) {
    const language = LANGUAGES.find((one) => one === tag.split('-')[0]);
    if (language) return language;
  }
  return null;
}

const found = new WeakMap<FastifyRequest, Promise<Language>>();

/**
 * The language a request is answered in: that of its `Accept-Language`, else the one whoever sends it chose, else the
 * installation's. The account is looked at where it matters only, and once.
 */
export function languageOf(request: FastifyRequest): Promise<Language> {
  let language = found.get(request);
  if (!language) {
    const asked = readAcceptLanguage(request.headers['accept-language']);
    language = asked === null && request.findOwnLanguage ? request.findOwnLanguage() : Promise.resolve(asked ?? 'en');
    found.set(request, language);
  }
  return language;
}

/** Tells the server how to find the language of whoever sends a request. Called before its routes are registered. */
export function findOwnLanguageBy(app: FastifyInstance, find: (request: FastifyRequest) => Promise<Language>): void {
  app.decorateRequest('findOwnLanguage', function findOwnLanguage(this: FastifyRequest) {
    return find(this);
  });
}

/** Says with an answer in which language its words are, and to caches that the same call may be answered in another one. */
export function sayLanguage(reply: FastifyReply, language: Language): void {
  const varies = String(reply.getHeader('vary') ?? '');
  void reply.header('content-language', language);
  if (varies.toLowerCase().includes('accept-language')) return;
  void reply.header('vary', varies === '' ? 'Accept-Language' : `${varies}, Accept-Language`);
}

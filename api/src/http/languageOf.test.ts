import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import Fastify, { type FastifyInstance } from 'fastify';
import { GraphQLError } from 'graphql';
import { presentError } from '../graphql/presentError.ts';
import { Refusal, type RefusalCode } from '../kernel/errors.ts';
import { LANGUAGES, type Language } from '../kernel/language.ts';
import { findOwnLanguageBy, readAcceptLanguage } from './languageOf.ts';
import { sendError } from './sendError.ts';

/** Every code there is: the compiler refuses the list when one is missing. */
const CODES = Object.keys({
  NOT_FOUND: 0,
  UNAUTHENTICATED: 0,
  FORBIDDEN: 0,
  BAD_USER_INPUT: 0,
  CONFLICT: 0,
  RATE_LIMITED: 0,
  SERVICE_UNAVAILABLE: 0,
  FAN_ONLY: 0,
  MATURE: 0,
  PAYMENT_REQUIRED: 0,
  ALREADY_PURCHASED: 0,
  FEATURE_DISABLED: 0,
  READ_ONLY_VIEW_AS: 0,
  RECENT_SIGN_IN_REQUIRED: 0,
  CONSENT_REQUIRED: 0,
  PERSISTED_DOCUMENT_NOT_FOUND: 0,
} satisfies Record<RefusalCode, 0>) as RefusalCode[];

const words = { message: 'Enter a title.', messageJa: 'タイトルを入力してください。' };
const refusalOf = (code: RefusalCode) => new Refusal(code, words, { field: 'title' });

describe('what Accept-Language asks for (RFC 9110, 12.5.4)', () => {
  it.each<[string | undefined, Language | null]>([
    [undefined, null],
    ['', null],
    ['en', 'en'],
    ['ja', 'ja'],
    ['JA-jp', 'ja'],
    ['en-GB, ja;q=0.9', 'en'],
    ['ja;q=0.9, en-GB', 'en'],
    ['en;q=0.1, ja;q=0.2', 'ja'],
    ['en;q=0.5,ja;q=0.5', 'en'],
    ['fr', null],
    ['fr, ja;q=0.3', 'ja'],
    ['fr-CH, fr;q=0.9, en;q=0.8, ja;q=0.7, *;q=0.5', 'en'],
    ['*', null],
    ['en;q=0', null],
    ['en;q=0, ja;q=0.001', 'ja'],
    ['ja;q=2, en;q=0.1', 'en'],
    ['ja;q=banana, en;q=0.1', 'en'],
    ['ja; q=0.9 , en; q=0.8', 'ja'],
    ['jabberwock', null],
    [',,;q=1', null],
    [`${'xx,'.repeat(5000)}ja`, null],
  ])('%j: %j', (header, language) => {
    expect(readAcceptLanguage(header)).toBe(language);
  });
});

describe('a refusal is worded for whoever hears it, and is the same refusal', () => {
  let app: FastifyInstance;
  let own: Language;
  let looked: number;
  let logged: string[];
  beforeAll(async () => {
    logged = [];
    app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void logged.push(line) } } });
    app.setErrorHandler(sendError);
    findOwnLanguageBy(app, async () => {
      looked += 1;
      return own;
    });
    app.get<{ Params: { code: RefusalCode } }>('/:code', async ({ params }) => {
      throw refusalOf(params.code);
    });
    await app.ready();
  });
  afterAll(() => app.close());

  describe.each<[string, string | undefined, Language, Language, number]>([
    ['no header, and English is their own', undefined, 'en', 'en', 1],
    ['no header, and Japanese is their own', undefined, 'ja', 'ja', 1],
    ['English is asked for', 'en', 'en', 'en', 0],
    ['Japanese is asked for', 'ja', 'ja', 'ja', 0],
    ['the header beats the account', 'en-US', 'ja', 'en', 0],
    ['the header beats the account, the other way round', 'ja-JP', 'en', 'ja', 0],
    ['a language that is not there, and Japanese is their own', 'fr', 'ja', 'ja', 1],
    ['a language that is not there, and English is their own', 'fr', 'en', 'en', 1],
    ['any language', '*', 'ja', 'ja', 1],
    ['weights', 'fr, en;q=0.2, ja;q=0.8', 'en', 'ja', 0],
    ['a weight of 0', 'en;q=0', 'ja', 'ja', 1],
  ])('%s', (_case, header, ownLanguage, language, looks) => {
    it.each(CODES)('%s', async (code) => {
      [own, looked] = [ownLanguage, 0];
      const headers = header === undefined ? {} : { 'accept-language': header };
      const answer = await app.inject({ url: `/${code}`, headers });
      expect(answer.json()).toEqual({
        code,
        message: language === 'ja' ? words.messageJa : words.message,
        messageJa: words.messageJa,
        retryable: code === 'RATE_LIMITED' || code === 'SERVICE_UNAVAILABLE',
        field: 'title',
      });
      expect([answer.headers['content-language'], answer.headers['vary'], looked]).toEqual([
        language,
        'Accept-Language',
        looks,
      ]);
      expect(logged).toEqual([]);
    });
  });

  it.each(CODES)('%s is the same in GraphQL', (code) => {
    const wrapped = new GraphQLError('x', { originalError: refusalOf(code) });
    const [en, ja] = LANGUAGES.map((language) => presentError(wrapped, () => undefined, language));
    expect([en?.message, ja?.message]).toEqual([words.message, words.messageJa]);
    expect(ja?.extensions).toEqual(en?.extensions);
    expect(en?.extensions).toMatchObject({ code, field: 'title', messageJa: words.messageJa });
  });
});

import { LANGUAGES, type Language } from '../../kernel/language.ts';
import { languagePath } from '../../kernel/languagePaths.ts';

/** What belongs to one person, in any language. */
const DISALLOWED = [
  '/workspace',
  '/my$',
  '/my/',
  '/notifications',
  '/bookmarks',
  '/reading_histories',
  '/signin',
  '/signup',
  '/oauth2/',
  '/identity/',
  '/graphql',
  '/uploads',
];

/** What repeats what stands elsewhere, in each language. */
const REPEATING = '/search';

/** Names under which texts and pictures are collected for the training of models. */
const COLLECTORS = [
  'AI2Bot',
  'Amazonbot',
  'anthropic-ai',
  'Applebot-Extended',
  'Bytespider',
  'CCBot',
  'ClaudeBot',
  'cohere-ai',
  'cohere-training-data-crawler',
  'Diffbot',
  'FacebookBot',
  'Google-Extended',
  'GPTBot',
  'ICC-Crawler',
  'ImagesiftBot',
  'img2dataset',
  'Meta-ExternalAgent',
  'Omgilibot',
  'PanguBot',
  'Timpibot',
  'Webzio-Extended',
];

/** robots.txt: what search engines leave out, who is asked to take nothing for training, and where the sitemap is. */
export const writeRobots = (origin: string, own: Language): string =>
  [
    'User-agent: *',
    ...[...DISALLOWED, ...LANGUAGES.map((language) => languagePath(language, REPEATING, own))].map(
      (path) => `Disallow: ${path}`,
    ),
    '',
    '# What people draw and write here is not offered for the training of models.',
    ...COLLECTORS.map((name) => `User-agent: ${name}`),
    'Disallow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

/** The same reservation in the form of the TDM Reservation Protocol. */
export const tdmReservation = [{ location: '/', 'tdm-reservation': 1 }] as const;

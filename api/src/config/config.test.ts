import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

const needed = {
  DATABASE_URL: 'postgres://localhost/komawari',
  KOMAWARI_SECRET: 'x'.repeat(32),
  KOMAWARI_PUBLIC_URL: 'https://komawari.example',
};

it('is a production when nothing is said', () => {
  expect(readConfig(needed).env).toBe('production');
  expect(readConfig({ ...needed, KOMAWARI_ENV: '' }).env).toBe('production');
});

it('wants a public address in production', () => {
  expect(() => readConfig({ ...needed, KOMAWARI_PUBLIC_URL: '' })).toThrow('KOMAWARI_PUBLIC_URL is missing');
});

it.each(['production', 'development', 'test', ''])('knows no secret that stands in for a missing one (%j)', (env) => {
  expect(() => readConfig({ ...needed, KOMAWARI_SECRET: '', KOMAWARI_ENV: env })).toThrow(
    'KOMAWARI_SECRET is missing. Every token and signed URL depends on it',
  );
});

it.each([
  ['', '', '', { perDayInBytes: 20 * 1024 ** 3, unfinishedInBytes: 100 * 1024 ** 3, diskRestInBytes: 2 * 1024 ** 3 }],
  ['1.5 GB', '20 MB', '0', { perDayInBytes: 1536 * 1024 ** 2, unfinishedInBytes: 20 * 1024 ** 2, diskRestInBytes: 0 }],
])('takes sizes of uploads as a person writes them (%j, %j, %j)', (perDay, unfinished, rest, uploads) => {
  const sizes = {
    KOMAWARI_UPLOADS_PER_DAY: perDay,
    KOMAWARI_UNFINISHED_UPLOADS: unfinished,
    KOMAWARI_DISK_REST: rest,
  };
  expect(readConfig({ ...needed, ...sizes }).uploads).toEqual(uploads);
});

it.each([
  ['KOMAWARI_UPLOADS_PER_DAY', 'much', 'has to be a size of 20 MB or more, for example 20 GB.'],
  ['KOMAWARI_UPLOADS_PER_DAY', '19 MB', 'has to be a size of 20 MB or more, for example 20 GB.'],
  ['KOMAWARI_UNFINISHED_UPLOADS', '100', 'has to be a size of 20 MB or more, for example 100 GB.'],
  ['KOMAWARI_DISK_REST', '-1 GB', 'has to be a size of 0 MB or more, for example 2 GB.'],
])('says what is wrong with %s of %j', (name, value, sentence) => {
  expect(() => readConfig({ ...needed, [name]: value })).toThrow(`${name}: ${name} ${sentence}`);
});

it('caches in front are told by URL, zone or service, and pages carry the tags that those look for', () => {
  expect(readConfig(needed).purging).toEqual({ urls: [], cloudflare: null, fastly: null, tagHeaders: [] });
  const all = {
    KOMAWARI_PURGE_URLS: 'http://one:6081,https://two',
    KOMAWARI_PURGE_CLOUDFLARE_ZONE: 'z',
    KOMAWARI_PURGE_CLOUDFLARE_TOKEN: 't',
    KOMAWARI_PURGE_FASTLY_SERVICE: 's',
    KOMAWARI_PURGE_FASTLY_TOKEN: 'u',
  };
  expect(readConfig({ ...needed, ...all }).purging).toEqual({
    urls: ['http://one:6081', 'https://two'],
    cloudflare: { api: 'https://api.cloudflare.com/client/v4', zone: 'z', token: 't' },
    fastly: { api: 'https://api.fastly.com', service: 's', token: 'u' },
    tagHeaders: ['cache-tag', 'surrogate-key'],
  });
  for (const [name, value] of [
    ['KOMAWARI_PURGE_URLS', 'varnish:6081'],
    ['KOMAWARI_PURGE_URLS', 'http://one/path'],
    ['KOMAWARI_PURGE_CLOUDFLARE_TOKEN', ''],
    ['KOMAWARI_PURGE_FASTLY_SERVICE', ''],
  ] as const)
    expect(() => readConfig({ ...needed, ...all, [name]: value }), name).toThrow(name);
});

it('pages go to a bucket of their own, never to the one where originals are', () => {
  const s3 = { ...needed, S3_ENDPOINT: 'http://s3.example', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' };
  expect(readConfig(s3).pagesBucket).toBeNull();
  expect(readConfig({ ...s3, KOMAWARI_PAGES_BUCKET: 'pages' }).pagesBucket).toBe('pages');
  expect(() => readConfig({ ...s3, KOMAWARI_PAGES_BUCKET: 'komawari' })).toThrow('another one than S3_BUCKET');
  expect(() => readConfig({ ...needed, KOMAWARI_PAGES_BUCKET: 'pages' })).toThrow(
    'S3_ENDPOINT names, which is missing',
  );
});

it('speaks English where nothing is said, Japanese where that is said, and knows no other language', () => {
  expect(readConfig(needed).language).toBe('en');
  expect(readConfig({ ...needed, KOMAWARI_LANGUAGE: '' }).language).toBe('en');
  expect(readConfig({ ...needed, KOMAWARI_LANGUAGE: 'ja' }).language).toBe('ja');
  expect(() => readConfig({ ...needed, KOMAWARI_LANGUAGE: 'fr' })).toThrow('KOMAWARI_LANGUAGE is en or ja.');
});

import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startPageServer } from '@komawari/api/testing/pages';
import { routePatterns } from '@komawari/workspace/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askForHeaders } from './askForHeaders.ts';
import { type RunningNginx, startNginx } from './startNginx.ts';

const publicDir = mkdtempSync(join(tmpdir(), 'komawari-policy-'));
const AD = 'https://ads.example/tag/v1.js?site=1';
const REPORTS = 'https://reports.example/in';
const KEY = 'score-key';

beforeAll(() => {
  chmodSync(publicDir, 0o755);
  for (const [name, content] of [
    ['index.html', '<!doctype html><title>the application</title>'],
    ['assets/index-abc.js', 'let it'],
    ['assets/pdfWorker-abc.js', 'let worker'],
    ['assets/pdfjs-5.0.0/wasm/openjpeg.wasm', 'wasm'],
    ['manifest.json', '{}'],
    ['.vite/manifest.json', '{}'],
  ] as const) {
    const file = join(publicDir, 'assets/_workspace', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
});
afterAll(() => rmSync(publicDir, { recursive: true }));

const pages = [
  ...routePatterns,
  '/notifications',
  '/oauth2/authorize',
  '/oauth2/authorize/x',
  '/signin/finish',
  '/workspace/analytics/_share_image',
  '/workspace/',
  '/my/anything/at/all',
].map((pattern) => pattern.replaceAll(/:\w+/g, 'x1'));

describe.each([
  { name: 'nothing of anybody else', adScript: null, reports: null, key: null },
  { name: 'an ad script', adScript: AD, reports: null, key: null },
  { name: 'a place for reports', adScript: null, reports: REPORTS, key: null },
  { name: 'reCAPTCHA', adScript: null, reports: null, key: KEY },
  { name: 'all of it', adScript: AD, reports: REPORTS, key: KEY },
])('an installation with $name', ({ adScript, reports, key }) => {
  let api: Awaited<ReturnType<typeof startPageServer>>;
  let nginx: RunningNginx;
  beforeAll(async () => {
    api = await startPageServer(publicDir, { adScript, reports, recaptcha: key !== null });
    nginx = await startNginx({
      publicDir,
      api: [api.address, api.address],
      site: {
        ...(adScript ? { adScript } : {}),
        ...(reports ? { reports } : {}),
        ...(key ? { recaptchaScoreKey: key } : {}),
      },
    });
  });
  afterAll(async () => {
    await nginx?.stop();
    await api?.close();
  });

  it('says the same of every page and file of the application, whether nginx or the API answers', async () => {
    for (const path of [
      ...pages,
      '/_workspace/assets/index-abc.js',
      '/_workspace/assets/pdfWorker-abc.js',
      '/_workspace/assets/pdfjs-5.0.0/wasm/openjpeg.wasm',
    ])
      expect([path, ...(await askForHeaders(nginx.url + path))]).toEqual([
        path,
        ...(await askForHeaders(`http://${api.address}${path}`)),
      ]);
  });

  it('lets nobody else into the page on which people answer applications, and tells nobody its address', async () => {
    for (const path of ['/oauth2/authorize', '/oauth2/authorize/']) {
      const { headers } = await fetch(`${nginx.url}${path}?client_id=a&state=b`);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).not.toMatch(/https?:/);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  it('lets nobody else’s code onto pages that are nobody else’s business', async () => {
    for (const path of ['/oauth2/authorize', '/review/x1', '/workspace/analytics/_share_image']) {
      const { headers } = await fetch(nginx.url + path);
      expect(headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(headers.get('content-security-policy')).not.toContain('ads.example');
    }
  });
});

describe('the policy', () => {
  let api: Awaited<ReturnType<typeof startPageServer>>;
  let nginx: RunningNginx;
  beforeAll(async () => {
    api = await startPageServer(publicDir, { adScript: null, reports: null, recaptcha: false });
    nginx = await startNginx({ publicDir, api: [api.address, api.address] });
  });
  afterAll(async () => {
    await nginx?.stop();
    await api?.close();
  });
  const from = () => [nginx.url, `http://${api.address}`];

  it('runs files of the application and no code that stands in a page, and demands trusted types', async () => {
    for (const origin of from())
      for (const path of ['/signin', '/my', '/workspace', '/review/x1']) {
        const { headers } = await fetch(origin + path);
        const directives = Object.fromEntries(
          headers
            .get('content-security-policy')!
            .split('; ')
            .map((text) => [text.split(' ')[0], text.split(' ').slice(1).join(' ')]),
        );
        expect(directives).toMatchObject({
          'default-src': "'none'",
          'script-src': "'self'",
          'img-src': "'self' blob:",
          'connect-src': "'self'",
          'base-uri': "'none'",
          'frame-ancestors': "'none'",
          'require-trusted-types-for': "'script'",
          'report-uri': '/policy-reports',
          'report-to': 'violations',
        });
        expect(directives['style-src']).toMatch(/^'self'( 'sha256-[\w+/]{43}=')+$/);
        expect(headers.get('reporting-endpoints')).toBe('violations="/policy-reports"');
      }
  });

  it('is on the page alone: below the files there is no page, and nothing there that could change is kept', async () => {
    for (const origin of from())
      for (const path of ['index.html', 'manifest.json', '.vite/manifest.json', '', 'assets/', 'assets/gone.js']) {
        const { status, headers } = await fetch(`${origin}/_workspace/${path}`, { redirect: 'manual' });
        expect([path, status]).toEqual([path, 404]);
        expect(headers.get('cache-control') ?? '').not.toContain('immutable');
      }
  });
});

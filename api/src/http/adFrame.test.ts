import Fastify, { type FastifyInstance } from 'fastify';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveAdFrame } from './adFrame.ts';

let app: FastifyInstance;
let html = '';
let headers: Record<string, unknown> = {};

beforeAll(async () => {
  app = Fastify();
  serveAdFrame(app);
  const answer = await app.inject('/ad_frame');
  html = answer.body;
  headers = answer.headers;
});
afterAll(() => app.close());

const good = {
  pid: '82100',
  mid: '573196',
  asid: '1811091',
  type: 'banner',
  display: 'inline',
  elementid: `im-${'0f'.repeat(16)}`,
  scriptVersion: '20220104',
};

/** Runs the document's script on a page that notes what was appended. */
function drawAt(hash: string): { appended: { tag: string; id?: string; src?: string }[]; pushed: unknown } {
  const appended: { tag: string; id?: string; src?: string }[] = [];
  const window: { adsbyimobile?: unknown } = {};
  const document = {
    createElement: (tag: string) => ({ tag }),
    body: { appendChild: (element: { tag: string }) => appended.push(element) },
  };
  const script = /<script>([^]*)<\/script>/.exec(html)?.[1] ?? '';
  runInNewContext(script, { window, document, location: { hash }, URLSearchParams });
  return { appended, pushed: window.adsbyimobile };
}

it('draws the ad it is told, with the script of the network in that version', () => {
  const { appended, pushed } = drawAt(`#${new URLSearchParams(good)}`);
  expect(appended).toMatchObject([
    { tag: 'div', id: good.elementid },
    { tag: 'script', src: 'https://imp-adedge.i-mobile.co.jp/script/v1/spot.js?20220104' },
  ]);
  expect(JSON.parse(JSON.stringify(pushed))).toEqual([
    { pid: 82100, mid: 573196, asid: 1811091, type: 'banner', display: 'inline', elementid: good.elementid },
  ]);
});

it.each([
  ['nothing', {}],
  ['an element with markup', { ...good, elementid: '"><img onerror=alert(1)>' }],
  ['another address behind the version', { ...good, scriptVersion: '20220104/../../evil' }],
  ['a number that is none', { ...good, pid: '1e3' }],
  ['another type', { ...good, type: 'overlay' }],
])('draws nothing for %s', (_name, values) => {
  expect(drawAt(`#${new URLSearchParams(values)}`)).toEqual({ appended: [], pushed: undefined });
});

it('is shut in: an origin of its own, framed by our pages only, without forms, plug-ins or a way up', () => {
  const policy = String(headers['content-security-policy']).split('; ');
  expect(policy).toContain('sandbox allow-scripts allow-popups');
  for (const part of ["default-src 'none'", "frame-ancestors 'self'", "form-action 'none'", "base-uri 'none'"])
    expect(policy).toContain(part);
  expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' });
  expect(headers['set-cookie']).toBeUndefined();
});

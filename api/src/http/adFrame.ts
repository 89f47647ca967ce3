import type { FastifyInstance } from 'fastify';

/** The network whose tags are taken; its script's version is a date, which each tag carries. */
const SCRIPT = 'https://imp-adedge.i-mobile.co.jp/script/v1/spot.js';

/**
 * Draws the ad named behind the "#": only values of the exact forms the API takes, so that nobody who frames or opens
 * this document makes it load anything else.
 */
const DRAW_AD = `(function(){
var v=new URLSearchParams(location.hash.slice(1)),n=function(k){var x=v.get(k)||'';return /^[1-9][0-9]{0,9}$/.test(x)?+x:0},
p=n('pid'),m=n('mid'),a=n('asid'),e=v.get('elementid')||'',s=v.get('scriptVersion')||'';
if(!p||!m||!a||v.get('type')!=='banner'||v.get('display')!=='inline'||!/^im-[0-9a-f]{32}$/.test(e)||!/^[0-9]{8}$/.test(s))return;
var d=document.createElement('div'),c=document.createElement('script');
d.id=e;document.body.appendChild(d);
(window.adsbyimobile=window.adsbyimobile||[]).push({pid:p,mid:m,asid:a,type:'banner',display:'inline',elementid:e});
c.async=true;c.src='${SCRIPT}?'+s;document.body.appendChild(c);
})()`;

// oxlint-disable-next-line komawari/texts -- the page around the frame says in its language what it is
const PAGE = `<!doctype html><html lang="ja"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Ad</title>
<style>html,body{margin:0;width:300px;height:250px;overflow:hidden}</style></head><body><script>${DRAW_AD}</script></body></html>
`;

/**
 * The ad network's code is let loose in here and nowhere else: an origin of its own (sandbox), framed by our pages only,
 * no forms, no plug-ins, no way up.
 */
const HEADERS = {
  'content-security-policy': [
    'sandbox allow-scripts allow-popups',
    "default-src 'none'",
    "script-src https: 'unsafe-inline' 'unsafe-eval'",
    "style-src https: 'unsafe-inline'",
    'img-src https: data:',
    'font-src https: data:',
    'media-src https:',
    'connect-src https:',
    'frame-src https:',
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; '),
  'permissions-policy':
    'autoplay=(), camera=(), display-capture=(), fullscreen=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'cache-control': 'public, max-age=3600',
} as const;

/** Serves `/ad_frame`, the document every ad of a creator is drawn in. */
export function serveAdFrame(app: FastifyInstance): void {
  app.get('/ad_frame', (_request, reply) => reply.headers(HEADERS).type('text/html; charset=utf-8').send(PAGE));
}

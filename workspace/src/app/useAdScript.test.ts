import { expect, it } from 'vitest';
import { adScriptStep } from './useAdScript.ts';

it('the ad script loads on every page but consent and the share image (R2-090)', () => {
  for (const path of ['/workspace', '/my', '/signin', '/workspace/analytics', '/workspace/analytics/w1'])
    expect(adScriptStep(path, false)).toBe('load');
  for (const path of ['/oauth2/authorize', '/workspace/analytics/_share_image'])
    expect(adScriptStep(path, false)).toBe('nothing');
});

it('loads once, and a page that must not have it begins a new document', () => {
  expect(adScriptStep('/my', true)).toBe('nothing');
  expect(adScriptStep('/oauth2/authorize', true)).toBe('leave');
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeWork,
  clampStripWidth,
  defaultSettings,
  layoutFor,
  parseSettings,
  serialiseSettings,
} from './settings.ts';

describe('reader settings', () => {
  it('come back as they were stored', () => {
    const chosen = changeWork({ ...defaultSettings, background: 'ink', tapZones: 'onehand' }, 'w1', {
      direction: 'LEFT_TO_RIGHT',
      layout: 'single',
      shifted: true,
      stripWidth: 60,
    });
    expect(parseSettings(serialiseSettings(chosen))).toEqual(chosen);
  });

  it('survive anything another version or a broken store left behind', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseSettings(text)).toEqual(defaultSettings);
      }),
    );
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (works, rest) => {
        const text = JSON.stringify({ ...(rest as object), version: 1, works });
        const { background, tapZones } = parseSettings(text);
        expect(['match', 'paper', 'ink']).toContain(background);
        expect(['sides', 'onehand', 'off']).toContain(tapZones);
      }),
    );
    expect(parseSettings(null)).toEqual(defaultSettings);
  });

  it('drop only the fields that make no sense', () => {
    const stored = {
      version: 1,
      background: 'pink',
      works: { w1: { layout: 'spread', stripWidth: 'wide', shifted: 1 } },
    };
    expect(parseSettings(JSON.stringify(stored))).toEqual({ ...defaultSettings, works: { w1: { layout: 'spread' } } });
  });

  it('go back to the work when a choice is taken back', () => {
    const chosen = changeWork(defaultSettings, 'w1', { direction: 'LEFT_TO_RIGHT', layout: 'single' });
    expect(changeWork(chosen, 'w1', { direction: undefined }).works['w1']).toEqual({ layout: 'single' });
  });

  it('forget the work chosen for longest ago, not the newest', () => {
    const many = Array.from({ length: 301 }, (_, index) => `w${index}`).reduce(
      (settings, workId) => changeWork(settings, workId, { shifted: true }),
      defaultSettings,
    );
    expect(Object.keys(many.works)).toHaveLength(300);
    expect(many.works['w0']).toBeUndefined();
    expect(many.works['w300']).toEqual({ shifted: true });
  });

  it('keep strips between 40 and 100 percent', () => {
    expect([0, 39, 63, 100, 240].map(clampStripWidth)).toEqual([40, 40, 65, 100, 100]);
  });

  it('choose spreads on a wide screen, single pages on an upright one and scrolling for strips, unless told', () => {
    expect(layoutFor(undefined, 'RIGHT_TO_LEFT', true)).toBe('spread');
    expect(layoutFor(undefined, 'RIGHT_TO_LEFT', false)).toBe('single');
    expect(layoutFor(undefined, 'TOP_TO_BOTTOM', true)).toBe('scroll');
    expect(layoutFor('single', 'TOP_TO_BOTTOM', true)).toBe('single');
  });
});

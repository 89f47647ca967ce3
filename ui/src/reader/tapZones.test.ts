import { describe, expect, it } from 'vitest';
import { actionOfTap } from './tapZones.ts';

describe('tap zones', () => {
  it('turn towards the tapped side', () => {
    expect(actionOfTap(0.1, 0.5, 'sides', 'left')).toBe('next');
    expect(actionOfTap(0.9, 0.5, 'sides', 'left')).toBe('previous');
    expect(actionOfTap(0.1, 0.5, 'sides', 'right')).toBe('previous');
    expect(actionOfTap(0.9, 0.5, 'sides', 'right')).toBe('next');
    expect(actionOfTap(0.5, 0.1, 'sides', 'left')).toBe('overlay');
  });

  it('turn forward under either thumb when one hand reads', () => {
    expect(actionOfTap(0.05, 0.9, 'onehand', 'left')).toBe('next');
    expect(actionOfTap(0.95, 0.9, 'onehand', 'left')).toBe('next');
    expect(actionOfTap(0.95, 0.1, 'onehand', 'left')).toBe('previous');
    expect(actionOfTap(0.5, 0.5, 'onehand', 'left')).toBe('overlay');
  });

  it('only show the bars when switched off', () => {
    expect(actionOfTap(0.05, 0.5, 'off', 'left')).toBe('overlay');
  });
});

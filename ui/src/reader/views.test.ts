import { describe, expect, it } from 'vitest';
import { findView, fractionOfView, listViews, type ViewablePage } from './views.ts';

const page = (over: Partial<ViewablePage> = {}): ViewablePage => ({
  wide: false,
  tall: false,
  noSplit: false,
  ...over,
});
const base = { startPosition: 'LATTER', shiftedRuns: new Set<number>(), splitWide: false } as const;

describe('views of an episode', () => {
  it('shows one page at a time when single', () => {
    const views = listViews([page(), page({ wide: true }), page()], { ...base, layout: 'single' });
    expect(views.map((view) => view.map((shown) => shown.page))).toEqual([[1], [2], [3]]);
  });

  it('cuts a wide page in reading order on a phone held upright', () => {
    const views = listViews([page(), page({ wide: true }), page()], { ...base, layout: 'single', splitWide: true });
    expect(views.map((view) => `${view[0]?.page}${view[0]?.half ?? ''}`)).toEqual(['1', '2first', '2second', '3']);
    expect(views.map(fractionOfView)).toEqual([0, 0, 0.5, 0]);
    expect(findView(views, 2)).toBe(1);
    expect(findView(views, 2, 0.5)).toBe(2);
    expect(findView(views, 3, 0.9)).toBe(3);
  });

  it('never cuts a page its author keeps in one piece', () => {
    const views = listViews([page({ wide: true, noSplit: true })], { ...base, layout: 'single', splitWide: true });
    expect(views).toEqual([[{ page: 1, slot: 'alone' }]]);
  });

  it('keeps a very tall page alone in a spread', () => {
    const views = listViews([page(), page({ tall: true }), page()], { ...base, layout: 'spread' });
    expect(views.map((view) => view.map((shown) => shown.page))).toEqual([[1], [2], [3]]);
  });

  it('finds the spread of either of its pages', () => {
    const views = listViews([page(), page(), page()], { ...base, layout: 'spread' });
    expect([1, 2, 3].map((number) => findView(views, number))).toEqual([0, 1, 1]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import {
  installStartingTexts,
  listPagesToFinish,
  OPERATOR_PAGES,
  setOperatorPage,
  type OperatorPageInput,
} from './index.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ KOMAWARI_CONTACT: 'help@komawari.example' });
});
afterAll(() => test.close());

const edition = (over: Partial<OperatorPageInput> = {}): OperatorPageInput => ({
  kind: 'GUIDELINES',
  file: '# Guidelines\n\nBe kind.',
  effectiveAt: null,
  needsConsent: false,
  changes: '',
  writtenBy: 'hana',
  ...over,
});
const set = (over: Partial<OperatorPageInput> = {}) => setOperatorPage(test.services, edition(over));
const codesOf = async (over: Partial<OperatorPageInput>) => {
  const outcome = await set(over);
  return outcome.ok ? [] : outcome.problems.map(({ code }) => code);
};

const PAGE = `query P($kind: OperatorPageKind!) {
  operatorPage(kind: $kind) { contactAddress current { number title html headings { anchor text level } } editions { number state } }
}`;
const read = async (kind: string) => (await test.run(PAGE, { kind })).data.operatorPage;

describe('at the first start', () => {
  it('every page gets a text with marked gaps, once, and nobody is asked to agree to it', async () => {
    expect((await read('TERMS')).current).toBeNull();
    expect(await installStartingTexts(test.services)).toEqual([...OPERATOR_PAGES]);
    expect(await installStartingTexts(test.services)).toEqual([]);
    for (const kind of OPERATOR_PAGES) expect((await read(kind)).current.html.length).toBeGreaterThan(500);
    const [gaps] = await test.services.database.query<{ count: number }>(
      'q',
      'SELECT count(*)::int AS count FROM operator_page_editions WHERE needs_consent',
    );
    expect(gaps?.count).toBe(0);
    const unfinished = await listPagesToFinish(test.services);
    expect(unfinished.map(({ kind }) => kind)).toEqual([
      'TERMS',
      'PRIVACY',
      'GUIDELINES',
      'CONTACT',
      'FEES',
      'TOKUSHOHO',
    ]);
    expect(unfinished[0]?.placeholders[0]).toBe('【Operator: company or personal name】');
    expect((await read('CONTACT')).contactAddress).toBe('help@komawari.example');
  });
});

describe('an edition', () => {
  it('takes the place of the one before at once, and the earlier one stays readable', async () => {
    expect(await set()).toEqual({ ok: true, value: { kind: 'GUIDELINES', number: 2 } });
    const page = await read('GUIDELINES');
    expect(page.current).toMatchObject({ number: 2, title: 'Guidelines', html: '<p>Be kind.</p>\n' });
    expect(page.editions).toEqual([
      { number: 2, state: 'IN_EFFECT' },
      { number: 1, state: 'EARLIER' },
    ]);
    const EARLIER = 'query E { operatorPageEdition(kind: GUIDELINES, number: 1) { title state } }';
    expect((await test.run(EARLIER)).data.operatorPageEdition.state).toBe('EARLIER');
  });

  it('takes effect at its instant by itself; until then it is announced and the other one counts', async () => {
    const effectiveAt = new Date(Date.now() + 1500);
    expect((await set({ file: '# Guidelines\n\nBe kinder.', effectiveAt })).ok).toBe(true);
    const before = await read('GUIDELINES');
    expect([before.current.number, before.editions[0]]).toEqual([2, { number: 3, state: 'UPCOMING' }]);
    await expect.poll(async () => (await read('GUIDELINES')).current.number, { timeout: 10_000 }).toBe(3);
    expect(Date.now()).toBeGreaterThanOrEqual(effectiveAt.getTime());
  });

  it('that another one replaces for the same instant never was, and is not shown', async () => {
    const effectiveAt = new Date(Date.now() + 86_400_000);
    await set({ file: '# Guidelines\n\nA slip.', effectiveAt });
    await set({ file: '# Guidelines\n\nMended.', effectiveAt });
    expect((await read('GUIDELINES')).editions.map(({ number }: { number: number }) => number)).toEqual([5, 3, 2, 1]);
    const SLIP = 'query E { operatorPageEdition(kind: GUIDELINES, number: 4) { title } }';
    expect((await test.run(SLIP)).errors[0]?.extensions['code']).toBe('NOT_FOUND');
  });

  it('is never changed nor deleted, by no statement', async () => {
    for (const sql of [
      `UPDATE operator_page_editions SET body = 'x' WHERE number = 1`,
      'DELETE FROM operator_page_editions WHERE number = 1',
    ])
      await expect(test.services.database.query('q', sql)).rejects.toThrow('stays as it is');
  });

  it.each<[string, Partial<OperatorPageInput>, string[]]>([
    ['without a title in its first line', { file: 'Be kind.\n\nAlways.' }, ['REQUIRED']],
    ['without a text', { file: '# Guidelines' }, ['REQUIRED']],
    ['with a second title', { file: '# Guidelines\n\n# Again\n\nx' }, ['SECOND_TITLE']],
    ['with a heading that leaves one out', { file: '# G\n\n## A\n\n#### C\n\nx' }, ['HEADING_SKIPPED']],
    ['that is to take effect in the past', { effectiveAt: new Date(Date.now() - 1000) }, ['PAST']],
    ['that needs consent and does not say what changed', { needsConsent: true }, ['REQUIRED']],
    [
      'that needs consent and has gaps',
      { file: '# G\n\n【Operator: name】', needsConsent: true, changes: 'All of it.' },
      ['HAS_PLACEHOLDERS'],
    ],
  ])('%s is not written', async (_case, over, codes) => {
    expect(await codesOf(over)).toEqual(codes);
  });

  it('that says what the one in effect says is not written', async () => {
    await set({ kind: 'FEES', file: '# Fees\n\nNone.' });
    expect(await codesOf({ kind: 'FEES', file: '# Fees\n\nNone.\n' })).toEqual(['UNCHANGED']);
  });
});

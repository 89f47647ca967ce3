import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../composition/schema.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { installStartingTexts, setOperatorPage, type OperatorPageInput } from './index.ts';
import { mayWriteUnasked, unaskedMutations } from './mayWriteUnasked.ts';

let test: TestApp;
let mina: TestPerson;
let workId: string;

beforeAll(async () => {
  test = await createTestApp();
  await installStartingTexts(test.services);
  mina = await test.signUpCreator('mina');
  workId = (await publish(mina)).data.createWork.work.id;
});
afterAll(() => test.close());

const publish = async (as: TestPerson) =>
  test.run(
    'mutation C($w: WorkInput!, $e: EpisodeInput) { createWork(workInput: $w, episodeInput: $e) { work { id } problems { code } } }',
    { w: { title: '雨の駅' }, e: { status: 'DRAFT', pages: [] } },
    as,
  );

async function set(over: Partial<OperatorPageInput>): Promise<number> {
  const input = { kind: 'TERMS', effectiveAt: null, needsConsent: false, changes: '', writtenBy: null } as const;
  const outcome = await setOperatorPage(test.services, { ...input, file: `# Terms\n\n${over.changes}`, ...over });
  if (!outcome.ok) throw new Error(outcome.problems.map(({ message }) => message).join());
  return outcome.value.number;
}

const PENDING =
  'query P { viewer { __typename ... on RegisteredViewer { pendingConsents { kind number title changes } } } }';
const pendingOf = async (as: TestPerson) => (await test.run(PENDING, {}, as)).data.viewer.pendingConsents;
const agree = (as: TestPerson, editions: { kind: string; number: number }[]) =>
  test.run(
    'mutation A($input: AgreeToOperatorPagesInput!) { agreeToOperatorPages(input: $input) { agreed problems { code } } }',
    { input: { editions } },
    as,
  );
const rowsOf = (person: TestPerson) =>
  test.services.database.query<{ kind: string; number: number; atSignUp: boolean }>(
    'rowsOfConsents',
    'SELECT kind, number, at_sign_up AS "atSignUp" FROM consents WHERE account_id = $1 ORDER BY kind, number',
    [person.actor.accountId],
  );
const codeOf = ({ errors }: { errors: { extensions: Record<string, unknown> }[] }) => errors[0]?.extensions['code'];

describe('who creates an account', () => {
  it('agrees to the terms and the privacy policy in effect, which is written down', async () => {
    expect(await rowsOf(mina)).toEqual([
      { kind: 'PRIVACY', number: 1, atSignUp: true },
      { kind: 'TERMS', number: 1, atSignUp: true },
    ]);
    expect(await pendingOf(mina)).toEqual([]);
  });
});

describe('an edition that needs consent', () => {
  it('asks nobody before its instant, and nobody at all where it needs none', async () => {
    await set({ changes: 'A word is mended.' });
    await set({ changes: 'Later.', needsConsent: true, effectiveAt: new Date(Date.now() + 86_400_000) });
    expect(await pendingOf(mina)).toEqual([]);
    expect(codeOf(await publish(mina))).toBeUndefined();
  });

  it('asks with everything that changed since, refuses publishing, and lets people read and take down meanwhile', async () => {
    const number = await set({ changes: 'Sales have rules.', needsConsent: true });
    expect(await pendingOf(mina)).toEqual([
      { kind: 'TERMS', number, title: 'Terms', changes: ['A word is mended.', 'Sales have rules.'] },
    ]);
    const refused = await publish(mina);
    expect([codeOf(refused), refused.errors[0]?.message]).toEqual([
      'CONSENT_REQUIRED',
      'Agree to these first, they have changed: Terms.',
    ]);
    expect((await test.run('query R { viewer { id } }', {}, mina)).errors).toEqual([]);
    const remove = 'mutation D($input: DeleteWorkInput!) { deleteWork(input: $input) { problems { code } } }';
    expect(codeOf(await test.run(remove, { input: { id: workId } }, mina))).toBeUndefined();
  });

  it('cannot be passed by hiding the call behind a fragment or beside one that asks for nothing', async () => {
    const hidden =
      'mutation H($n: FindOrCreateTagInput!) { ...F } fragment F on Mutation { ... { findOrCreateTag(input: $n) { problems { code } } } }';
    expect(codeOf(await test.run(hidden, { n: { title: '雨' } }, mina))).toBe('CONSENT_REQUIRED');
  });

  it('is asked once: who agreed goes on, and a row says which edition and when', async () => {
    const [{ kind, number }] = await pendingOf(mina);
    expect((await agree(mina, [{ kind, number }])).data.agreeToOperatorPages).toEqual({ agreed: true, problems: [] });
    expect((await agree(mina, [{ kind, number }])).data.agreeToOperatorPages.agreed).toBe(true);
    expect(await pendingOf(mina)).toEqual([]);
    expect(codeOf(await publish(mina))).toBeUndefined();
    expect((await rowsOf(mina)).filter((row) => row.kind === 'TERMS')).toEqual([
      { kind: 'TERMS', number: 1, atSignUp: true },
      { kind: 'TERMS', number, atSignUp: false },
    ]);
  });

  it('is not asked of who signed up after it took effect', async () => {
    expect(await pendingOf(await test.signUpCreator('ren'))).toEqual([]);
  });

  it('is asked again where another one took effect while somebody read', async () => {
    const first = await set({ changes: 'One.', needsConsent: true });
    await set({ changes: 'Two.', needsConsent: true });
    const answer = await agree(mina, [{ kind: 'TERMS', number: first }]);
    expect(answer.data.agreeToOperatorPages.agreed).toBe(false);
    expect((await pendingOf(mina))[0].changes).toEqual(['Two.']);
  });

  it('that is to come cannot be agreed to, nor one that does not exist', async () => {
    expect(codeOf(await agree(mina, [{ kind: 'TERMS', number: 3 }]))).toBe('NOT_FOUND');
    expect(codeOf(await agree(mina, [{ kind: 'TERMS', number: 99 }]))).toBe('NOT_FOUND');
  });
});

it('every name of what asks for no consent is a mutation, and what publishes, comments or uploads asks', () => {
  const names = Object.keys(schema.getMutationType()?.getFields() ?? {});
  expect(unaskedMutations.filter((name) => !names.includes(name))).toEqual([]);
  expect(
    [
      'createWork',
      'updateEpisode',
      'addEpisode',
      'createIllustration',
      'addComment',
      'createImage2',
      'updateSite',
    ].filter(mayWriteUnasked),
  ).toEqual([]);
});

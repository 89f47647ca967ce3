import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createContext, type Context } from '../../../graphql/context.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../../testing/createTestApp.ts';
import { startModel, type ModelAnswer } from '../../../testing/startModel.ts';
import type { Finding } from '../Finding.ts';
import { figuresOf, name, plain } from '../sentence.ts';
import { write } from '../testing/write.ts';
import { wordFindings } from './wordFindings.ts';

let test: TestApp;
let creator: TestPerson;
let service: Awaited<ReturnType<typeof startModel>>;

beforeAll(async () => {
  test = await createTestApp();
  creator = await test.signUpCreator('mina');
  service = await startModel();
});
afterAll(async () => {
  await service.close();
  await test.close();
});

const configure = (more: object = {}) => {
  test.services.config.assistant = { url: service.url, key: 'k', model: 'm', timeoutInMilliseconds: 5000, ...more };
};
beforeEach(async () => {
  service.asked.length = 0;
  service.model.answer = (_id, sentence) => sentence;
  configure();
  await test.services.database.query('forgetThrottles', 'DELETE FROM throttles');
});

const { count } = figuresOf('VIEWS');
const finding = (id: string, views: number, topic: Finding['topic'] = 'VIEWS'): Finding => ({
  id,
  topic,
  sentence: write`${count(views)} views on ${name('5月11日(月)')}.`,
});
const contextOf = (): Context =>
  createContext({ services: test.services, actor: creator.actor, reader: test.services.database });
const word = async (...findings: Finding[]) =>
  Object.fromEntries(
    [...(await wordFindings(contextOf(), '空飛ぶ配達魔女の日報', findings, 'en'))].map(([id, parts]) => [
      id,
      plain(parts),
    ]),
  );

it('a model is asked once, with its key, the title and the sentences, and words each by its id', async () => {
  service.model.answer = (_id, sentence) => `Quite a day: ${sentence}`;
  expect(await word(finding('a', 500), finding('b', 41))).toEqual({
    a: 'Quite a day: 500 views on 5月11日(月).',
    b: 'Quite a day: 41 views on 5月11日(月).',
  });
  expect(service.asked).toHaveLength(1);
  const [{ path, authorization, body } = {}] = service.asked as Partial<(typeof service.asked)[number]>[];
  expect([path, authorization, body?.model]).toEqual(['/v1/chat/completions', 'Bearer k', 'm']);
  expect(JSON.parse(body?.messages[1]?.content ?? '')).toEqual({
    work: '空飛ぶ配達魔女の日報',
    findings: [
      { id: 'a', sentence: '500 views on 5月11日(月).' },
      { id: 'b', sentence: '41 views on 5月11日(月).' },
    ],
  });
});

it('a model is asked in the language of the sentences, and once for each', async () => {
  service.model.answer = (_id, sentence) => `にぎやかな日です。${sentence}`;
  const sentence = write`閲覧が最も多かったのは${name('5月11日(月)')}の${count(500)}回です。`;
  const tell = async (language: 'en' | 'ja') =>
    [...(await wordFindings(contextOf(), '日報', [{ id: 'a', topic: 'VIEWS', sentence }], language)).values()].map(
      plain,
    );
  expect(await tell('ja')).toEqual(['にぎやかな日です。閲覧が最も多かったのは5月11日(月)の500回です。']);
  await tell('ja');
  await tell('en');
  expect(service.asked.map(({ body }) => /in (English|Japanese)/.exec(body.messages[0]?.content ?? '')?.[1])).toEqual([
    'Japanese',
    'English',
  ]);
});

it('what is said about sites and groups of readers is never sent', async () => {
  expect(await word(finding('a', 500, 'REFERRERS'), finding('b', 41, 'READERS'))).toEqual({});
  expect(service.asked).toEqual([]);
});

it('a text with a number of its own is refused, and the others are taken', async () => {
  service.model.answer = (id, sentence) => (id === 'a' ? `${sentence} That is 12 times as many.` : sentence);
  expect(await word(finding('a', 500), finding('b', 41))).toEqual({ b: '41 views on 5月11日(月).' });
});

it('the same findings are worded once, however many ask at a time', async () => {
  await Promise.all([word(finding('c', 500)), word(finding('c', 500))]);
  expect(await word(finding('c', 500))).toEqual({ c: '500 views on 5月11日(月).' });
  expect(service.asked).toHaveLength(1);
});

const failures: [string, ModelAnswer][] = [
  ['fails', { status: 500, body: '{}' }],
  ['wants another key', { status: 401, body: '{}' }],
  ['leads elsewhere', { status: 307, body: '', headers: { location: 'http://127.0.0.1:9/' } }],
  ['answers no JSON', { status: 200, body: 'hello' }],
  ['answers no choice', { status: 200, body: '{"choices":[]}' }],
  ['answers words that are no texts by id', { status: 200, body: '{"choices":[{"message":{"content":"[1]"}}]}' }],
  ['answers without end', { status: 200, body: `"${'x'.repeat(70_000)}"` }],
];
it.each(failures)(
  'where the model %s the rules stand, and nobody waits for it again within a minute',
  async (_how, answer) => {
    service.model.answer = answer;
    expect(await word(finding('d', 500))).toEqual({});
    expect(await word(finding('d', 500))).toEqual({});
    expect(service.asked).toHaveLength(1);
  },
);

it('a model that does not answer is waited for no longer than is set', async () => {
  configure({ timeoutInMilliseconds: 50 });
  service.model.answer = null;
  expect(await word(finding('e', 500))).toEqual({});
});

it('a model that is not there leaves the rules standing', async () => {
  configure({ url: 'http://127.0.0.1:9/v1' });
  expect(await word(finding('f', 500))).toEqual({});
});

it('an account asks the model sixty times an hour, and reads the rules after that', async () => {
  for (let number = 0; number < 60; number++) await word(finding('g', number));
  expect(await word(finding('g', 60))).toEqual({});
  expect(service.asked).toHaveLength(60);
  // What was worded before costs nothing.
  expect(await word(finding('g', 59))).toEqual({ g: '59 views on 5月11日(月).' });
});

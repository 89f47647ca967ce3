import { createTestApp, type TestApp } from '@komawari/api/testing';
import { demoCatalogue } from '@komawari/demo';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addReadings } from './addReadings.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('gives the reader of the demo a history, finished episodes and ones to go on with, and a second seed changes nothing', async () => {
  const [creator, reader] = [await test.signUpCreator('kaku'), await test.signUpCreator('yomu')];
  const { screenName, readings } = demoCatalogue.readers[0]!;
  const published = { works: new Map<string, string>(), episodes: new Map<string, string>() };
  for (const { episode } of readings) {
    const { data } = await test.run(
      'mutation W($e: EpisodeInput) { createWork(workInput: { title: "w" }, episodeInput: $e) { episode { id } } }',
      { e: { status: 'PUBLIC', pages: [{ imageId: await test.addImage(creator) }] } },
      creator,
    );
    published.episodes.set(episode, data.createWork.episode.id);
  }
  const { accountId } = reader.actor;
  const people = new Map([[screenName, { screenName, actor: { accountId, kind: 'REGISTERED' as const } }]]);
  const listHistory = async () => {
    const { data } = await test.run(
      '{ viewer { ... on RegisteredViewer { readingHistories { edges { node { isCompleted pageNumber episode { id } } } } } } }',
      {},
      reader,
    );
    return data.viewer.readingHistories.edges.map(({ node }: { node: unknown }) => node);
  };
  await addReadings(test.services, demoCatalogue, people, published);
  const first = await listHistory();
  expect(first).toHaveLength(readings.length);
  for (const [index, { episode, page }] of readings.entries())
    expect(first[index]).toMatchObject({
      isCompleted: page === null,
      episode: { id: published.episodes.get(episode) },
      ...(page === null ? {} : { pageNumber: page }),
    });
  await addReadings(test.services, demoCatalogue, people, published);
  expect(await listHistory()).toEqual(first);
});

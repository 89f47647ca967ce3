import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPublishedApp, type PublishedApp } from '../testing/publishing/createPublishedApp.ts';
import type { TestPerson } from '../testing/createTestApp.ts';

let test: PublishedApp;
let creator: TestPerson;

beforeAll(async () => {
  test = await createPublishedApp();
  creator = await test.signUpCreator('mina');
});
afterAll(() => test.close());

async function addWork(title: string): Promise<string> {
  const workInput = { title, tagTitles: [title], coverImageId: await test.addImage(creator, 'COVER') };
  const episodeInput = { title: '第1話', status: 'PUBLIC', pages: [{ imageId: await test.addImage(creator) }] };
  const document = `mutation ($workInput: WorkInput!, $episodeInput: EpisodeInput) {
    createWork(workInput: $workInput, episodeInput: $episodeInput) { work { id } problems { message } }
  }`;
  return (await test.run(document, { workInput, episodeInput }, creator)).data.createWork.work.id;
}

async function addEpisode(workId: string, title: string): Promise<string> {
  const episode = { title, status: 'PUBLIC', pages: [{ imageId: await test.addImage(creator) }] };
  const document = `mutation ($input: AddEpisodeInput!) { addEpisode(input: $input) { episode { id } } }`;
  return (await test.run(document, { input: { workId, episode } }, creator)).data.addEpisode.episode.id;
}

async function withdraw(id: string): Promise<void> {
  const input = { id, expectedRevision: 1, episode: { status: 'DRAFT' } };
  const document = `mutation ($input: UpdateEpisodeInput!) { updateEpisode(input: $input) { problems { message } } }`;
  expect((await test.run(document, { input }, creator)).data.updateEpisode.problems).toEqual([]);
}

/** Makes a change, and answers what was drawn for it, by whether it came out otherwise. */
async function drawnFor(change: Promise<unknown>): Promise<{ rendered: string[]; unchanged: string[] }> {
  test.reports.length = 0;
  await change;
  await test.publisher.runOnce();
  return {
    rendered: test.reports.flatMap(({ rendered }) => rendered),
    // It names the latest episode of its first work only, and asks for that of five.
    unchanged: test.reports.flatMap(({ unchanged }) => unchanged).filter((path) => path !== '/creator'),
  };
}

it('an episode that comes or goes is drawn into the pages that show it, and into none that comes out as it was', async () => {
  const [work] = [await addWork('冒険'), await addWork('料理'), await addWork('日常')];
  for (const title of ['第2話', '第3話', '第4話']) await addEpisode(work, title);
  await test.publisher.runOnce();
  await test.publisher.exportSite();
  const adding = addEpisode(work, '第5話');
  const added = await drawnFor(adding);
  expect(added.rendered).toEqual(expect.arrayContaining([`/works/${work}`, `/episodes/${await adding}`]));
  expect(added.unchanged).toEqual([]);
  const withdrawn = await drawnFor(withdraw(await adding));
  expect(withdrawn.rendered).toContain(`/works/${work}`);
  expect(withdrawn.unchanged).toEqual([]);
});

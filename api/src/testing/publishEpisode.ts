import type { TestApp, TestPerson } from './createTestApp.ts';

/** An episode of a test, and its work. */
export interface PublishedEpisode {
  workId: string;
  id: string;
  /** The pictures of its pages, in reading order. */
  imageIds: string[];
}

const CREATE = `mutation W($w: WorkInput!, $e: EpisodeInput) { createWork(workInput: $w, episodeInput: $e) {
  work { id } episode { id } problems { path message } } }`;

/** Publishes a work with one episode of so many pages; `episode` is added to what is entered about it. */
export async function publishEpisode(
  test: TestApp,
  author: TestPerson,
  pageCount = 3,
  episode: Record<string, unknown> = {},
): Promise<PublishedEpisode> {
  const imageIds: string[] = [];
  while (imageIds.length < pageCount) imageIds.push(await test.addImage(author));
  const pages = imageIds.map((imageId, index) => ({ imageId, transcript: `台詞${index + 1}` }));
  const variables = { w: { title: '星を売る店' }, e: { status: 'PUBLIC', pages, ...episode } };
  const { data, errors } = await test.run(CREATE, variables, author);
  if (!data?.createWork.episode) throw new Error(JSON.stringify(data?.createWork.problems ?? errors));
  return { workId: data.createWork.work.id, id: data.createWork.episode.id, imageIds };
}

/** What a paid episode of a test costs, unless the test says otherwise: page 1 is free. */
export const SALES_INFO = { price: 300, pagesChargedFrom: 1, salesAppeal: '続きは夜の市場で。' };

/** Publishes a work with one episode that is for sale: three pages, of which everybody reads the first. */
export const publishPaidEpisode = (
  test: TestApp,
  author: TestPerson,
  salesInfo: Partial<typeof SALES_INFO> = {},
  pageCount = 3,
): Promise<PublishedEpisode> =>
  publishEpisode(test, author, pageCount, { title: '星の値段', salesInfo: { ...SALES_INFO, ...salesInfo } });

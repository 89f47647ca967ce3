import {
  addBanner,
  addContest,
  addInfoEntry,
  addTagTo,
  addTheme,
  awardPrize,
  enterWork,
  nameJudge,
  writeJudgeComment,
} from '../discovery/editorial/index.ts';
import type { Outcome } from '../kernel/errors.ts';
import { drawPng, type TestApp } from './createTestApp.ts';

const DAY = 86_400_000;
const fromNow = (days: number): Date => new Date(Date.now() + days * DAY);

function expectDone<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.value;
}

/**
 * Creates what operators prepare for later, with marks in its texts: a banner and news to come, words of judges before
 * the result and without consent, and entries of works nobody may see. Answers the ids and pictures of it all.
 */
export async function createEditorialFixtures(
  { services }: TestApp,
  mark: (where: string) => string,
  { visibleWorkId, hiddenWorkIds }: { visibleWorkId: string; hiddenWorkIds: string[] },
): Promise<{ images: string[]; others: string[] }> {
  const { database } = services;
  const pc = { fileName: `${mark('banner')}.png`, body: await drawPng(900, 300) };
  const sp = { fileName: `${mark('banner')}.png`, body: await drawPng(600, 400) };
  const banner = expectDone(
    await addBanner(services, { pc, sp, url: '/', alt: mark('alt'), startsAt: fromNow(1), endsAt: null, position: 1 }),
  );
  const news = { title: mark('news'), category: mark('kind'), link: `/${mark('link')}`, publishedAt: fromNow(1) };
  const info = expectDone(await addInfoEntry(services, news));
  expectDone(
    await addInfoEntry(services, { ...news, title: 'plain news', category: 'x', link: '/', publishedAt: fromNow(-1) }),
  );
  expectDone(
    await addTheme(services, { tagTitle: 'plain', startsAt: fromNow(-1), endsAt: fromNow(1), detailUrl: null }),
  );
  for (const list of ['pickup', 'recommended'] as const) expectDone(await addTagTo(services, list, 'plain', null));
  const entries: string[] = [];
  for (const [identifier, resultsAt, hasConsent] of [
    ['1st', fromNow(-1), false],
    ['2nd', fromNow(1), true],
  ] as const) {
    const contest = {
      title: 'plain contest',
      description: '',
      tagTitle: 'plain',
      prizes: [{ name: 'Grand', reward: '' }],
    };
    expectDone(
      await addContest(services, { ...contest, identifier, opensAt: fromNow(-9), closesAt: fromNow(-8), resultsAt }),
    );
    expectDone(await nameJudge(services, identifier, { name: 'plain judge', role: '' }));
    expectDone(await enterWork(services, identifier, visibleWorkId));
    const body = mark('judge');
    expectDone(
      await writeJudgeComment(services, identifier, visibleWorkId, { judge: 'plain judge', body, hasConsent }),
    );
    expectDone(await awardPrize(services, identifier, visibleWorkId, 'Grand'));
    for (const workId of hiddenWorkIds) {
      // Entered while it could be seen; in one contest at a time.
      if ((await database.query('isEntered', 'SELECT 1 FROM contest_entries WHERE work_id = $1', [workId])).length > 0)
        continue;
      entries.push(expectDone(await enterWork(services, identifier, workId)).entryId);
      expectDone(await awardPrize(services, identifier, workId, 'Grand'));
    }
  }
  const pictures = await database.query<{ id: string }>(
    'listFixturePictures',
    'SELECT unnest(ARRAY[pc_image_id, sp_image_id]) AS id FROM banners WHERE id = $1',
    [banner.id],
  );
  return { images: pictures.map(({ id }) => id), others: [banner.id, info.id, ...entries] };
}

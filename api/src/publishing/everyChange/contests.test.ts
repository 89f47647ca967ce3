import {
  addContest,
  announceEditorialChanges,
  awardPrize,
  endEntry,
  enterWork,
  nameJudge,
  pickUpEntry,
  removeContest,
  removeJudge,
  updateContest,
  writeJudgeComment,
} from '../../discovery/editorial/index.ts';
import { describeChanges, expectDone, type World } from '../../testing/publishing/describeChanges.ts';

const fromNow = (days: number): Date => new Date(Date.now() + days * 86_400_000);

/** Time passes until the contest stands here, and the worker notices. */
async function passes({ sql, test }: World, column: 'opens_at' | 'closes_at' | 'results_at'): Promise<void> {
  await sql(
    `UPDATE contests SET ${['opens_at', 'closes_at', 'results_at']
      .slice(0, ['opens_at', 'closes_at', 'results_at'].indexOf(column) + 1)
      .map((name, index) => `${name} = now() - interval '${9 - index} seconds'`)
      .join(', ')}`,
  );
  await announceEditorialChanges(test.services.database);
}

const contest = {
  identifier: '1st',
  title: '第1回コマワリ賞',
  description: '読み切りを募集します。',
  tagTitle: '日常',
  prizes: [{ name: '大賞', reward: '十万円' }],
  opensAt: fromNow(1),
  closesAt: fromNow(5),
  resultsAt: fromNow(9),
};

const entered = {
  tagTitles: ['冒険', '日常'],
  contestApplications: [
    {
      contestIdentifier: '1st',
      personalInfo: { name: '水無月ミナ', nameReading: 'みなづきみな', email: 'mina@example.com' },
      scoutPreference: 'ANY',
    },
  ],
};

describeChanges(
  {
    'a contest is announced': async ({ test }) => expectDone(await addContest(test.services, contest)),
    'its text changes': async ({ test }) =>
      expectDone(await updateContest(test.services, '1st', { description: '連載も募集します。' })),
    'judges are named': async ({ test }) => {
      expectDone(await nameJudge(test.services, '1st', { name: '杉田', role: '編集長' }));
      expectDone(await nameJudge(test.services, '1st', { name: '森', role: '漫画家' }));
    },
    'a contest opens': (world) => passes(world, 'opens_at'),
    'a work is entered': async ({ test, works }) => expectDone(await enterWork(test.services, '1st', works[1]!)),
    'another work is entered': async ({ test, works }) => expectDone(await enterWork(test.services, '1st', works[2]!)),
    'a creator enters a work with the form': ({ editWork }) => editWork(0, entered),
    'a creator withdraws it': ({ editWork }) => editWork(0, { tagTitles: ['冒険', 'SF'], contestApplications: [] }),
    'an entry is picked for the top page': ({ test, works }) => pickUpEntry(test.services, '1st', works[2]!, 1),
    'another entry is picked before it': ({ test, works }) => pickUpEntry(test.services, '1st', works[1]!, 0),
    'an entered work gets another title': ({ editWork }) => editWork(1, { title: '灯台' }),
    'an entered work gets another cover': async ({ test, mina, editWork }) =>
      editWork(1, { coverImageId: await test.addImage(mina, 'COVER') }),
    'an entered work is withdrawn by its creator': ({ editEpisode }) => editEpisode(1, { status: 'DRAFT' }),
    'an entered work comes back': ({ editEpisode }) => editEpisode(1, { status: 'PUBLIC' }),
    'the site of an entered work is closed': ({ act, ren }) => act('updateSite', { isClosed: true }, { as: ren }),
    'the site of an entered work is opened': ({ act, ren }) => act('updateSite', { isClosed: false }, { as: ren }),
    'an entry is withdrawn': ({ test, works }) => endEntry(test.services, '1st', works[2]!, 'WITHDRAWN'),
    'an entry is brought back': async ({ test, works }) => expectDone(await enterWork(test.services, '1st', works[2]!)),
    'the judging begins': (world) => passes(world, 'closes_at'),
    'a judge writes about an entry': async ({ test, works }) =>
      expectDone(
        await writeJudgeComment(test.services, '1st', works[1]!, {
          judge: '杉田',
          body: '静かです。',
          hasConsent: true,
        }),
      ),
    'a prize is given': async ({ test, works }) =>
      expectDone(await awardPrize(test.services, '1st', works[1]!, '大賞')),
    'the result is out': (world) => passes(world, 'results_at'),
    'a judge writes more': async ({ test, works }) =>
      expectDone(
        await writeJudgeComment(test.services, '1st', works[1]!, { judge: '森', body: '好きです。', hasConsent: true }),
      ),
    'a judge is taken away': ({ test }) => removeJudge(test.services, '1st', '森'),
    'a prize is taken back': async ({ test, works }) =>
      expectDone(await awardPrize(test.services, '1st', works[1]!, null)),
    'a prize is given to another': async ({ test, works }) =>
      expectDone(await awardPrize(test.services, '1st', works[2]!, '大賞')),
    'a work with a prize is withdrawn by its creator': ({ editEpisode, ren }) =>
      editEpisode(2, { status: 'DRAFT' }, ren),
    'a work with a prize comes back': ({ editEpisode, ren }) => editEpisode(2, { status: 'PUBLIC' }, ren),
    'the creator of a work with a prize gets another name': ({ act, ren }) =>
      act('updateProfile', { displayName: '月野レン' }, { as: ren }),
    'a contest is removed': ({ test }) => removeContest(test.services, '1st'),
  },
  ['a judge writes about an entry', 'a prize is given'],
);

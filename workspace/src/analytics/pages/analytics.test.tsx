import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { AnalyticsStatus, CompareTargetFieldsFragment } from '../../gql/graphql.ts';
import { answerTo, playApi, Refusal } from '../../shared/testing/playApi.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import { EntryAnalyticsClosedBeta } from '../operations/EntryAnalyticsClosedBeta.ts';
import { GetAnalyticsAssistantUsable } from '../../assistant/operations/GetAnalyticsAssistantUsable.ts';
import { GetCompareGraphData } from '../operations/GetCompareGraphData.ts';
import { GetCompareTargets } from '../operations/GetCompareTargets.ts';
import { GetSelectedWork } from '../operations/GetSelectedWork.ts';
import { GetViewerAnalyticsAvailableStatus } from '../operations/GetViewerAnalyticsAvailableStatus.ts';
import { GetWorkAnalyticsData } from '../operations/GetWorkAnalyticsData.ts';
import { GetWorkCompareData } from '../operations/GetWorkCompareData.ts';
import { GetWorkPageRetention } from '../operations/GetWorkPageRetention.ts';
import { GetWorkReactionData } from '../operations/GetWorkReactionData.ts';
import { episodeOf, figures, registered } from '../testing/figures.ts';
import { AnalyticsPage } from './AnalyticsPage.tsx';

afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await inLanguage('en');
});

const genre: CompareTargetFieldsFragment = {
  id: 'genre:FANTASY',
  group: 'GENRE',
  genre: 'FANTASY',
  workCount: 128,
  readerCount: null,
  work: null,
};
const small: CompareTargetFieldsFragment = {
  id: 'work:w2',
  group: 'OWN_WORK',
  genre: null,
  workCount: 1,
  readerCount: 18,
  work: { id: 'w2', title: '逆さまの荷物', language: 'ja' },
};
const assistant = { isUsable: false, hasChosen: true, topics: [], canBeWorded: false, isWorded: false };
const work = { id: 'w1', title: '空飛ぶ配達魔女の日報', language: 'ja', coverImage: null };

const statusIs = (
  status: AnalyticsStatus,
  seatsLeft: number | null = null,
  kind: 'REGISTERED' | 'REGISTERED_WITHOUT_EMAIL' = 'REGISTERED',
) =>
  answerTo(GetViewerAnalyticsAvailableStatus).with(() => ({
    viewer: {
      ...registered,
      kind,
      canEntryAnalyticsClosedBeta: status === 'CAN_ENTER',
      analyticsAvailability: { status, seatCount: seatsLeft === null ? null : 100, seatsLeft },
    },
  }));

function playWork({ hasFewReaders = false, pagesFail = false, more = {} as Partial<typeof figures> } = {}) {
  const data = { ...figures, hasFewReaders, readers: hasFewReaders ? 18 : figures.readers, ...more };
  return playApi(
    statusIs('AVAILABLE'),
    answerTo(GetSelectedWork).with(() => ({
      viewer: {
        ...registered,
        analyticsWorks: [
          { readers: 300, episodeCount: 2, work },
          { readers: 18, episodeCount: 1, work: { ...work, ...small.work } },
        ],
        analyticsSelectedWork: { readers: 300, episodeCount: 2, work },
      },
    })),
    answerTo(GetAnalyticsAssistantUsable).with(() => ({ viewer: { ...registered, analyticsComiccopilot: assistant } })),
    answerTo(GetCompareTargets).with(() => ({ viewer: { ...registered, analyticsCompareTargets: [small, genre] } })),
    answerTo(GetWorkAnalyticsData).with(() => ({ viewer: { ...registered, analyticsData: data } })),
    answerTo(GetWorkReactionData).with(() => ({
      viewer: {
        ...registered,
        analyticsData: {
          readers: 300,
          reactions: {
            definition: 'Likes: up to ten.',
            likes: 40,
            comments: 6,
            bookmarks: 5,
            episodes: figures.episodes,
          },
        },
      },
    })),
    answerTo(GetWorkPageRetention).with(() => {
      if (pagesFail) throw new Refusal('no', { code: 'INTERNAL' });
      return {
        viewer: {
          ...registered,
          analyticsData: {
            hasFewReaders,
            readerRetention: {
              pages: {
                definition: 'Stops here: the last page of an opening.',
                openings: 100,
                pages: [
                  { pageNumber: 1, stops: 10, reached: 100, share: 1 },
                  { pageNumber: 2, stops: 30, reached: 90, share: 0.9 },
                  { pageNumber: 3, stops: 60, reached: 60, share: 0.6 },
                ],
                worstPage: { pageNumber: 2 },
                episode: { ...episodeOf(2).episode, pages: { edges: [] } },
              },
            },
          },
        },
      };
    }),
    answerTo(GetWorkCompareData).with(() => ({
      viewer: {
        ...registered,
        analyticsCompareData: [
          {
            whyNot: null,
            target: genre,
            numbers: [
              { measure: 'VIEWS', value: 200, works: 128 },
              { measure: 'TO_THE_END', value: 0.66, works: 128 },
            ],
          },
        ],
      },
    })),
    answerTo(GetCompareGraphData).with(() => ({
      viewer: {
        ...registered,
        analyticsCompareGraph: [
          { whyNot: null, target: null, points: [] },
          { whyNot: null, target: genre, points: [{ place: 0, value: 90, lower: 40, upper: 140 }] },
        ],
      },
    })),
  );
}

const show = (at = '/workspace/analytics/w1') =>
  renderScreen(<AnalyticsPage />, {
    at,
    path: at.startsWith('/workspace/analytics/') ? '/workspace/analytics/:workId' : at,
  });

test('the eight items stand there, each with its definition, its numbers as a table and as files [R2-057, R2-058, R2-059, R2-060, R2-061, R2-062, R2-063, R2-064]', async () => {
  playWork();
  show();
  expect(await screen.findByRole('heading', { name: work.title })).toBeTruthy();
  for (const name of [
    'Views',
    'Reactions',
    'Episode to episode',
    'Read to the end',
    'Was it fun',
    'Where readers come from',
    'Who reads',
    'After reading',
  ])
    expect(await screen.findByRole('button', { name: `${name}, CSV` }), name).toBeTruthy();
  const pages = await screen.findByRole('region', { name: /^Within 第2話/ });
  expect(within(pages).getByText(/30 of 90 stop here, 33%/)).toBeTruthy();
  expect(within(pages).getByText('p.2', { selector: 'p b' })).toBeTruthy();
  await userEvent.click(screen.getAllByRole('button', { name: 'How Views is counted' })[0]!);
  expect(screen.getAllByText(figures.viewCounts.definition)[0]!.hidden).toBe(false);
});

test('another work is chosen in the place of this one, and stands in the address [R2-055]', async () => {
  const { calls } = playWork();
  const { navigation } = show();
  await userEvent.selectOptions(await screen.findByLabelText('Work'), '逆さまの荷物');
  expect(navigation.stop.location.pathname).toBe('/workspace/analytics/w2');
  await vi.waitFor(() =>
    expect(calls.findLast(({ name }) => name === 'GetSelectedWork')?.variables['workId']).toBe('w2'),
  );
});

test('what is compared with is said beside the figures, and one with too few readers cannot be chosen [R2-056]', async () => {
  const { calls } = playWork();
  show();
  expect(await screen.findByText('3 times')).toBeTruthy();
  expect(screen.getByText('9 points')).toBeTruthy();
  const option = screen.getByRole<HTMLOptionElement>('option', { name: '逆さまの荷物, 18 of 30 readers' });
  expect(option.disabled).toBe(true);
  expect(calls.find(({ name }) => name === 'GetWorkCompareData')?.variables['targets']).toEqual(['genre:FANTASY']);
  await userEvent.selectOptions(screen.getByLabelText('Compare with'), 'none');
  expect(screen.queryByText('3 times')).toBeNull();
});

test('the range of the first three days is asked for and stands in the address [R9-019]', async () => {
  const { calls } = playWork();
  const { navigation } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'First 3 days' }));
  expect(navigation.stop.location.search).toBe('?range=3days');
  expect(
    calls.filter(({ name }) => name === 'GetWorkAnalyticsData').map(({ variables }) => variables['range']),
  ).toEqual(['ALL_TIME', 'FIRST_THREE_DAYS']);
});

test('of few readers it is said, shares are counts, and nothing is compared nor shared', async () => {
  playWork({ hasFewReaders: true });
  show();
  expect(await screen.findByText('18 of 30 readers: too few to compare.')).toBeTruthy();
  expect(screen.getByText('225 of 300', { selector: 'dd' })).toBeTruthy();
  expect(screen.getByText('16 of 20', { selector: 'dd' })).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Visits by where from' }).textContent).not.toContain('%');
  expect(screen.queryByText('3 times')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Share image' })).toBeNull();
});

test('of few readers who goes on to the next episode is no share either: not as a figure, in the chart nor in its table', async () => {
  playWork({ hasFewReaders: true });
  show();
  expect(await screen.findByText('too few readers', { selector: 'dd' })).toBeTruthy();
  expect(screen.queryByRole('slider', { name: /^Share of the readers of the first episode/ })).toBeNull();
  expect(screen.getByText('Shown from 30 readers')).toBeTruthy();
  const as = screen.getByRole('group', { name: 'Episode to episode as' });
  await userEvent.click(within(as).getByRole('button', { name: 'Table' }));
  expect(screen.getByRole('table', { name: 'Readers from episode to episode' }).textContent).not.toContain('%');
});

test('answers that are not told are said to be too few, and an episode without told answers has no row', async () => {
  const untold = { fun: null, normal: null, noFun: null };
  const [first, second] = figures.episodes;
  playWork({ more: { episodes: [{ ...first!, ...untold }, second!] } });
  show();
  const list = await screen.findByRole('list', { name: 'Answers by episode' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  cleanup();
  playWork({
    more: {
      episodes: [{ ...first!, ...untold }],
      surveyInterest: { ...figures.surveyInterest, ...untold, funRate: null },
    },
  });
  show();
  expect(await screen.findByText('too few answers', { selector: 'dd' })).toBeTruthy();
  expect(screen.getByText('Shown from 5 answers')).toBeTruthy();
  expect(screen.getByText('Fewer than 5 answers in this range.')).toBeTruthy();
});

test('sites with few visits are one row, direct has one without any visit, and utm stands under its site', async () => {
  playWork();
  show();
  const list = await screen.findByRole('list', { name: 'Visits by where from' });
  const rows = within(list)
    .getAllByRole('listitem')
    .map((row) => row.textContent);
  expect(rows.map((row) => row?.replace(/\s+/g, ' '))).toEqual([
    't.co60 97%',
    'utm_campaign=ep240 65%',
    'without utm20 32%',
    expect.stringMatching(/^Direct.*0 0%$/),
    'Others1 site, each under 5 visits2 3%',
  ]);
});

test('a chart tells what stands at each place to the arrow keys, and has the same as a table', async () => {
  playWork();
  show();
  const chart = await screen.findByRole('slider', { name: /^Views per day, 600 in all, most on/ });
  chart.focus();
  await userEvent.keyboard('{Home}');
  expect(chart.getAttribute('aria-valuetext')).toContain('350 views');
  await userEvent.click(within(screen.getByRole('group', { name: 'Views as' })).getByRole('button', { name: 'Table' }));
  const table = screen.getByRole('table', { name: 'Views by day' });
  expect(within(table).getAllByRole('row').at(-1)?.textContent).toContain('600');
});

test('a part that does not load says so for itself and is asked for again', async () => {
  playWork({ pagesFail: true });
  show();
  expect(await screen.findByText('Page by page did not load.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Views, CSV' })).toBeTruthy();
});

test('a creator takes a seat of the closed beta', async () => {
  let status: AnalyticsStatus = 'CAN_ENTER';
  const { calls } = playApi(
    answerTo(GetViewerAnalyticsAvailableStatus).with(() => ({
      viewer: {
        ...registered,
        kind: 'REGISTERED',
        canEntryAnalyticsClosedBeta: true,
        analyticsAvailability: { status, seatCount: 100, seatsLeft: 38 },
      },
    })),
    answerTo(EntryAnalyticsClosedBeta).with(() => {
      status = 'AVAILABLE';
      return { entryAnalyticsClosedBeta: { entered: true, problems: [] } };
    }),
    answerTo(GetSelectedWork).with(() => ({
      viewer: { ...registered, analyticsWorks: [], analyticsSelectedWork: null },
    })),
  );
  show('/workspace/analytics');
  expect(await screen.findByRole('heading', { name: '62 of 100 seats taken' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Take a seat' }));
  expect(await screen.findByRole('heading', { name: 'Your numbers will appear here' })).toBeTruthy();
  expect(calls.some(({ name }) => name === 'EntryAnalyticsClosedBeta')).toBe(true);
});

test('who comes a moment after the last seat learns that nothing was changed', async () => {
  playApi(
    statusIs('CAN_ENTER', 1),
    answerTo(EntryAnalyticsClosedBeta).with(() => ({
      entryAnalyticsClosedBeta: { entered: null, problems: [{ code: 'FULL', message: 'x', messageJa: 'x', path: [] }] },
    })),
  );
  show('/workspace/analytics');
  await userEvent.click(await screen.findByRole('button', { name: 'Take a seat' }));
  expect(await screen.findByText('The last seat went a moment ago.')).toBeTruthy();
});

test.each([
  ['FULL', 'All 100 seats are taken.'],
  ['NOT_ALLOWED', 'Analytics begin with your first public episode'],
] as const)('a creator who stands at %s reads why', async (status, words) => {
  playApi(statusIs(status, 0));
  show('/workspace/analytics');
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Take a seat' })).toBeNull();
});

test('who has an address and no episode yet is not asked for an address', async () => {
  playApi(statusIs('NOT_ALLOWED', 0));
  show('/workspace/analytics');
  expect(await screen.findByText('Publish an episode, and they open here.')).toBeTruthy();
  expect(screen.queryByText(/e-mail address/)).toBeNull();
});

test('where there is no closed beta, who has no address yet reads nothing of seats', async () => {
  playApi(statusIs('NOT_ALLOWED', null, 'REGISTERED_WITHOUT_EMAIL'));
  show('/workspace/analytics');
  expect(await screen.findByText('They also need an account with an e-mail address.')).toBeTruthy();
});

test('the name of an episode stands under its point', async () => {
  playWork();
  show();
  const chart = await screen.findByRole('slider', { name: /^Share of the readers of the first episode/ });
  const names = [...chart.querySelectorAll<HTMLElement>('.plot__x')].map(({ textContent, style, className }) => [
    textContent,
    style.left,
    className.includes('--middle'),
  ]);
  expect(names).toEqual([
    ['第1話', '25%', true],
    ['第2話', '75%', true],
  ]);
});

test('in Japanese what the figures stand beside comes first, and readers are counted in 人', async () => {
  await inLanguage('ja');
  playWork();
  show();
  expect((await screen.findByText('3倍')).closest('dd')?.textContent).toBe('同じジャンルの3倍');
  expect(screen.getByText('9ポイント').closest('dd')?.textContent).toBe('同じジャンルとの差9ポイント');
  const pages = await screen.findByRole('region', { name: '第2話のページごとの継続' });
  expect(within(pages).getByText('90人中30人が離脱（33%）')).toBeTruthy();
  expect(screen.getByRole('option', { name: '逆さまの荷物（読者18人。30人から）' })).toBeTruthy();
  expect(screen.getByRole('option', { name: 'ファンタジー（128作品）' })).toBeTruthy();
});

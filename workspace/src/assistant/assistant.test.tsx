import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { AssistantFieldsFragment } from '../gql/graphql.ts';
import { answerTo, playApi, Refusal } from '../shared/testing/playApi.ts';
import { renderScreen } from '../shared/testing/renderScreen.tsx';
import type { Finding } from './AssistantState.ts';
import { CanUseAnalyticsFeature } from './operations/CanUseAnalyticsFeature.ts';
import { DiscardAnalyticsComiccopilotRecommend } from './operations/DiscardAnalyticsComiccopilotRecommend.ts';
import { GetAnalyticsAssistantFeedbackMessage } from './operations/GetAnalyticsAssistantFeedbackMessage.ts';
import { GetAnalyticsAssistantUsable } from './operations/GetAnalyticsAssistantUsable.ts';
import { UpdateAnalyticsComiccopilotUsable } from './operations/UpdateAnalyticsComiccopilotUsable.ts';
import { AssistantPage } from './pages/AssistantPage.tsx';
import { allTopics } from './topics.ts';
import { useAssistant } from './useAssistant.tsx';

afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await inLanguage('en');
});

const registered = { __typename: 'RegisteredViewer' as const, id: 'u1' };
const off: AssistantFieldsFragment = {
  isUsable: false,
  hasChosen: false,
  topics: [...allTopics],
  canBeWorded: false,
  isWorded: false,
};
const text = (words: string) => ({ kind: 'TEXT' as const, text: words, chart: null, episodeId: null });
const stop: Finding = {
  id: 'all.pages-stop.e2:14',
  topic: 'PAGES',
  isWorded: false,
  isDiscarded: false,
  sentence: [
    text('In '),
    { kind: 'NAME', text: '第2話', chart: null, episodeId: null },
    text(' '),
    { kind: 'FIGURE', text: '148', chart: 'PAGES', episodeId: 'e2' },
    text(' openings ended there.'),
  ],
};

interface Played {
  said?: Partial<AssistantFieldsFragment>;
  findings?: Finding[];
  notice?: Finding['sentence'];
  fails?: () => boolean;
}

function play({ said = {}, findings = [stop], notice = [], fails = () => false }: Played) {
  let assistant: AssistantFieldsFragment = { ...off, ...said };
  return playApi(
    answerTo(CanUseAnalyticsFeature).with(() => ({ viewer: { ...registered, canUseAnalyticsFeature: true } })),
    answerTo(GetAnalyticsAssistantUsable).with(() => ({ viewer: { ...registered, analyticsComiccopilot: assistant } })),
    answerTo(GetAnalyticsAssistantFeedbackMessage).with(() => {
      if (fails()) throw new Refusal('No line.', { code: 'INTERNAL' });
      return { viewer: { ...registered, analyticsComiccopilotFeedback: { notice, findings } } };
    }),
    answerTo(UpdateAnalyticsComiccopilotUsable).with(({ input: { isUsable, topics, isWorded } }) => {
      assistant = {
        ...assistant,
        isUsable,
        hasChosen: true,
        topics: (topics as AssistantFieldsFragment['topics'] | null | undefined) ?? assistant.topics,
        isWorded: isWorded ?? assistant.isWorded,
      };
      return { updateAnalyticsComiccopilotUsable: { analyticsComiccopilot: assistant, problems: [] } };
    }),
    answerTo(DiscardAnalyticsComiccopilotRecommend).with(({ input: { isDiscarded } }) => {
      if (fails()) throw new Refusal('No line.', { code: 'INTERNAL' });
      return { discardAnalyticsComiccopilotRecommend: { isDiscarded: isDiscarded ?? true, problems: [] } };
    }),
  );
}

/** Two rows of charts, and what the assistant puts beside and between them. */
function Charts() {
  const { beside, offer } = useAssistant({ workId: 'w1', range: 'ALL_TIME', target: 'genre:FANTASY' });
  return ['summary', 'pages'].map((row) => (
    <div key={row} data-item={row}>
      <div className="an-row__charts">Charts of {row}</div>
      {beside(row)}
      {row === 'summary' ? offer : null}
    </div>
  ));
}
const showCharts = () => renderScreen(<Charts />, { path: '/workspace/analytics/w1' });

test('off it offers itself and reads nothing; switched on it says what it found, beside the charts', async () => {
  const { calls } = play({});
  showCharts();
  await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
  const finding = await screen.findByRole('complementary', { name: 'Finding 1, Pages' });
  expect(finding.textContent).toContain('In 第2話 148 openings ended there.');
  expect(screen.queryByRole('button', { name: 'Turn on' })).toBeNull();
  const [asked, ...more] = calls.filter(({ name }) => name === 'GetAnalyticsAssistantFeedbackMessage');
  expect(more).toEqual([]);
  expect(asked?.variables).toMatchObject({ workId: 'w1', compareData: ['genre:FANTASY'], flags: { pages: true } });
});

test('who does not want it is not asked again', async () => {
  play({});
  showCharts();
  await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(await screen.findByText('The assistant is off.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Turn on' })).toBeNull();
});

test('a figure leads to its chart, with the episode it is about', async () => {
  play({ said: { isUsable: true } });
  const { navigation } = showCharts();
  const link = await screen.findByRole('link', { name: '148, in the chart Pages' });
  expect(link.getAttribute('href')).toBe('?episode=e2#pages');
  await userEvent.click(link);
  expect(navigation.stop.location.search).toBe('?episode=e2');
  expect(document.activeElement?.textContent).toBe('Charts of pages');
});

test('a finding is discarded and brought back, and the keyboard stays where it was', async () => {
  const { calls } = play({ said: { isUsable: true } });
  showCharts();
  await userEvent.click(await screen.findByRole('button', { name: 'Discard finding 1' }));
  const undo = screen.getByRole('button', { name: 'Undo: bring finding 1 back' });
  expect(document.activeElement).toBe(undo);
  expect(screen.getByText(/0 findings, 1 discarded/)).toBeTruthy();
  await userEvent.click(undo);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Discard finding 1' }));
  expect(calls.filter(({ name }) => name.startsWith('Discard')).map(({ variables }) => variables['input'])).toEqual(
    [true, false].map((isDiscarded) => ({ workId: 'w1', recommendId: stop.id, isDiscarded })),
  );
});

test('a discard that is not saved is taken back', async () => {
  let isAway = false;
  play({ said: { isUsable: true }, fails: () => isAway });
  showCharts();
  const button = await screen.findByRole('button', { name: 'Discard finding 1' });
  isAway = true;
  await userEvent.click(button);
  expect(await screen.findByRole('button', { name: 'Discard finding 1' })).toBeTruthy();
});

test('of few readers it says so, and of numbers in which nothing stands out too', async () => {
  play({ said: { isUsable: true }, findings: [], notice: [text('18 of 30 readers: too few.')] });
  showCharts();
  expect(await screen.findByText('18 of 30 readers: too few.')).toBeTruthy();
  cleanup();
  play({ said: { isUsable: true }, findings: [] });
  showCharts();
  expect(await screen.findByText('Nothing stands out in these numbers.')).toBeTruthy();
});

test('findings that do not load are asked for again, and the charts stand', async () => {
  let isAway = true;
  play({ said: { isUsable: true }, fails: () => isAway });
  showCharts();
  const head = await screen.findByRole('complementary', { name: 'Assistant' });
  expect(await within(head).findByText('The findings did not load.')).toBeTruthy();
  expect(screen.getByText('Charts of pages')).toBeTruthy();
  isAway = false;
  await userEvent.click(within(head).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('complementary', { name: 'Finding 1, Pages' })).toBeTruthy();
});

const showSettings = () => renderScreen(<AssistantPage />, { path: '/workspace/analytics/settings/comiccopilot' });

test('the settings switch it on, and choose what it speaks about', async () => {
  const { calls } = play({});
  showSettings();
  expect((await screen.findByRole<HTMLInputElement>('switch', { name: /^Views/ })).disabled).toBe(true);
  await userEvent.click(screen.getByRole('switch', { name: /^Assistant/ }));
  await userEvent.click(screen.getByRole('switch', { name: /^Views/ }));
  expect(await screen.findByRole<HTMLInputElement>('switch', { name: /^Views/ })).toHaveProperty('checked', false);
  // One is sent after the other.
  await vi.waitFor(() =>
    expect(
      calls
        .filter(({ name }) => name === 'UpdateAnalyticsComiccopilotUsable')
        .map(({ variables }) => variables['input']),
    ).toEqual([
      { isUsable: true, topics: allTopics, isWorded: false },
      { isUsable: true, topics: allTopics.slice(1), isWorded: false },
    ]),
  );
  expect(screen.queryByRole('switch', { name: /^Words of a language model/ })).toBeNull();
});

test('a language model is a choice of its own, where there is one', async () => {
  const { calls } = play({ said: { isUsable: true, canBeWorded: true } });
  showSettings();
  const words = await screen.findByRole<HTMLInputElement>('switch', { name: /^Words of a language model/ });
  expect(words.checked).toBe(false);
  await userEvent.click(words);
  await vi.waitFor(() =>
    expect(calls.find(({ name }) => name === 'UpdateAnalyticsComiccopilotUsable')?.variables['input']).toMatchObject({
      isWorded: true,
    }),
  );
});

test('who may not use analytics is led to where it says why', async () => {
  playApi(answerTo(CanUseAnalyticsFeature).with(() => ({ viewer: { ...registered, canUseAnalyticsFeature: false } })));
  showSettings();
  expect(await screen.findByRole('link', { name: 'Open analytics' })).toBeTruthy();
  expect(screen.queryByRole('switch')).toBeNull();
});

test('in Japanese the findings are counted in 件, and a figure says in which chart it stands', async () => {
  play({ said: { isUsable: true } });
  await inLanguage('ja');
  showCharts();
  expect(await screen.findByRole('complementary', { name: '説明1、ページ' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '148（グラフ「ページ」）' })).toBeTruthy();
  expect(screen.getByText(/^説明1件。/)).toBeTruthy();
});

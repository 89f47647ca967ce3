import { expect, test } from 'vitest';
import { sampleEpisode } from '../testing/sampleSite.ts';
import { loadBuiltSite } from '../testing/loadBuiltSite.ts';

const openPage = await loadBuiltSite();

test('R2-027 the end of an episode shows the question of its author and asks how it was, where scripts run', async () => {
  const { document } = await openPage('/episodes/e24');
  const asked = document.querySelector('.author-survey');
  expect(asked?.querySelector('legend')?.textContent).toContain('誰が好きですか？');
  expect([...(asked?.querySelectorAll('button') ?? [])].map((button) => button.textContent)).toEqual(['ミナ', 'ソラ']);
  expect(document.querySelector('.survey')?.textContent).toContain('How was it?');
  for (const survey of document.querySelectorAll('.survey, .author-survey'))
    expect(survey.closest('.needs-script')).not.toBeNull();
});

test('a Japanese page asks in Japanese', async () => {
  const openInJapanese = await loadBuiltSite(undefined, 'ja');
  const { document } = await openInJapanese('/episodes/e24');
  expect(document.querySelector('.author-survey legend')?.textContent).toContain('作者からの質問');
  const survey = document.querySelector('.survey');
  for (const words of ['いかがでしたか', '面白い', 'いまひとつ', 'スキップする'])
    expect(survey?.textContent).toContain(words);
});

test('an episode without surveys asks nothing', async () => {
  const episode = {
    ...sampleEpisode(24),
    canShowSurvey: false,
    canShowSurveyFromAuthor: false,
    surveyFromAuthor: null,
  };
  const { document } = await openPage('/episodes/e24', { GetEpisode: { episode } });
  expect(document.querySelector('.survey, .author-survey')).toBeNull();
});

import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { answerTo, playApi } from '../../shared/testing/playApi.ts';
import { setSurveyFromAuthor } from '../operations/setSurveyFromAuthor.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import { SurveyBox } from './SurveyBox.tsx';

vi.setConfig({ testTimeout: 20_000 });
afterEach(async () => {
  sessionStorage.clear();
  cleanup();
  vi.unstubAllGlobals();
  await inLanguage('en');
});

const server = () =>
  playApi(
    answerTo(setSurveyFromAuthor).with(() => ({
      setSurveyFromAuthor: { episode: { id: 'e1', surveyFromAuthor: null }, problems: [] },
    })),
  );

test('R2-027 an author asks a question with answers, and takes it away again', async () => {
  const { calls } = server();
  renderScreen(<SurveyBox episodeId="e1" survey={null} />);
  const user = userEvent.setup({ delay: null });
  await user.type(screen.getByRole('textbox', { name: 'Question' }), '続きはどちらへ？');
  await user.type(screen.getByRole('textbox', { name: 'Answer 1' }), '海');
  await user.type(screen.getByRole('textbox', { name: 'Answer 2' }), '山');
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await user.click(await screen.findByRole('button', { name: 'Remove the question' }));
  await screen.findByRole('button', { name: 'Ask' });
  expect(calls.map(({ variables }) => variables['input'])).toEqual([
    { episodeID: 'e1', question: '続きはどちらへ？', choices: ['海', '山'] },
    { episodeID: 'e1', question: '', choices: [] },
  ]);
});

test('two equal answers and an empty one are said before anything is sent', async () => {
  const { calls } = server();
  renderScreen(<SurveyBox episodeId="e1" survey={{ question: 'どれ？', choices: ['海', '山', '海'] }} />);
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: 'Save the question' }));
  expect(await screen.findByText('This answer is there already.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove answer 3' }));
  await user.clear(screen.getByRole('textbox', { name: 'Answer 2' }));
  await user.click(screen.getByRole('button', { name: 'Save the question' }));
  expect(await screen.findByText('Write an answer, or remove it.')).toBeTruthy();
  expect(calls).toEqual([]);
});

test('an author sees how often each answer was chosen', () => {
  server();
  renderScreen(<SurveyBox episodeId="e1" survey={{ question: 'どれ？', choices: ['海', '山'], totals: [12, 1] }} />);
  expect(screen.getByText('12 readers')).toBeTruthy();
  expect(screen.getByText('1 reader')).toBeTruthy();
});

test('an author who reads Japanese is asked and told in Japanese', async () => {
  await inLanguage('ja');
  server();
  renderScreen(<SurveyBox episodeId="e1" survey={{ question: 'どれ？', choices: ['海', '海'], totals: [12, 1] }} />);
  expect(screen.getByText('12人が回答')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '質問を保存する' }));
  expect(await screen.findByText('同じ選択肢がすでにあります。')).toBeTruthy();
  expect(screen.getByRole('region', { name: '読者へのアンケート' }).textContent).not.toMatch(/[a-z]{3,}/i);
});

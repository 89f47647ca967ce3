import { createQueryClient, QueryClientProvider } from '@komawari/ui/graphql/react';
import { getSession } from '@komawari/ui/session';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { answerTo, playApi } from '../../shared/testing/playApi.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import { updateProfile } from '../operations/updateProfile.ts';
import { AccountLanguage } from './AccountLanguage.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const problem = { path: ['language'], code: 'NO', message: 'Not now.', messageJa: '' };

test.each([
  ['a language is saved as soon as it is chosen', [], 'JA'],
  ['a language that was not saved does not stay on screen', [problem], 'EN'],
])('%s', async (_name, problems, shown) => {
  const asked: unknown[] = [];
  playApi(
    answerTo(updateProfile).with((variables) => {
      asked.push(variables);
      return { updateProfile: { user: null, problems } };
    }),
  );
  renderScreen(<AccountLanguage language="EN" isChosen />);
  const select = screen.getByLabelText<HTMLSelectElement>('Language of your screens and mails');
  expect(select.value).toBe('EN');
  await userEvent.selectOptions(select, '日本語');
  await waitFor(() => expect(select.disabled).toBe(false));
  expect(asked).toEqual([{ input: { language: 'JA' } }]);
  expect(select.value).toBe(shown);
});

test('a language counts at once: the session is renewed, whose viewer brings it along', async () => {
  localStorage.setItem('komawari_session', '1');
  const viewer = { kind: 'REGISTERED', id: 'u1', language: 'en' };
  playApi(
    answerTo(updateProfile).with(() => {
      viewer.language = 'ja';
      return { updateProfile: { user: null, problems: [] } };
    }),
  );
  const others = fetch;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) =>
    request[0] === '/identity/refresh' ? Response.json({ token: 'token', expiresIn: 300, viewer }) : others(...request),
  );
  await getSession().renew();
  expect(getSession().getState().viewer?.language).toBe('en');
  renderScreen(<AccountLanguage language="EN" isChosen />);
  await userEvent.selectOptions(screen.getByLabelText('Language of your screens and mails'), '日本語');
  await waitFor(() => expect(getSession().getState().viewer?.language).toBe('ja'));
});

test('who turns out to have chosen one sees it', () => {
  playApi();
  const client = createQueryClient();
  const draw = (isChosen: boolean) => (
    <QueryClientProvider client={client}>
      <AccountLanguage language="JA" isChosen={isChosen} />
    </QueryClientProvider>
  );
  const { rerender } = render(draw(false));
  rerender(draw(true));
  expect(screen.getByLabelText<HTMLSelectElement>('Language of your screens and mails').value).toBe('JA');
});

test('who chose none is not told that they chose that of the mails, and can choose it', async () => {
  const asked: unknown[] = [];
  playApi(
    answerTo(updateProfile).with((variables) => {
      asked.push(variables);
      return { updateProfile: { user: null, problems: [] } };
    }),
  );
  renderScreen(<AccountLanguage language="EN" isChosen={false} />);
  const select = screen.getByLabelText<HTMLSelectElement>('Language of your screens and mails');
  expect(select.selectedOptions[0]?.textContent).toBe('Not chosen (mails in English)');
  await userEvent.selectOptions(select, 'English');
  await waitFor(() => expect([...select.options].map(({ text }) => text)).toEqual(['English', '日本語']));
  expect(asked).toEqual([{ input: { language: 'EN' } }]);
});

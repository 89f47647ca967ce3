import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { answerTo, playApi } from '../../shared/testing/playApi.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import { updateProfile } from '../operations/updateProfile.ts';
import { MailLanguage } from './MailLanguage.tsx';

afterEach(cleanup);

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
  renderScreen(<MailLanguage language="EN" />);
  const select = screen.getByLabelText<HTMLSelectElement>('Language of mails');
  expect(select.value).toBe('EN');
  await userEvent.selectOptions(select, '日本語');
  await waitFor(() => expect(select.disabled).toBe(false));
  expect(asked).toEqual([{ input: { language: 'JA' } }]);
  expect(select.value).toBe(shown);
});

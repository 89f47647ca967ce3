import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm, type Problem } from '@komawari/ui/forms';
import { afterEach, expect, test, vi } from 'vitest';
import { answerTo, playApi } from '../../shared/testing/playApi.ts';
import { GetInitialScoutKomawariAwardScoutEditorialDepartments } from '../operations/GetInitialScoutKomawariAwardScoutEditorialDepartments.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import type { FormContest } from '../contestForm.ts';
import { emptyWork, workForm, workInputOf } from '../workForm.ts';
import { ContestSection } from './ContestSection.tsx';

vi.setConfig({ testTimeout: 20_000 });
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const contest: FormContest = {
  id: 'k1',
  identifier: '3rd',
  title: '第3回 コマ割り賞',
  state: 'OPEN',
  deadline: '2027-01-31T14:59:59Z',
  tag: { id: 't1', title: '第3回コマ割り賞' },
};

function openSection(sent: (work: object) => readonly Problem[] | void) {
  playApi(
    answerTo(GetInitialScoutKomawariAwardScoutEditorialDepartments).with(() => ({
      contest: { id: 'k1', scoutDepartments: ['週刊編集部', '月刊編集部'] },
    })),
  );
  function Screen() {
    const form = useForm({
      schema: workForm,
      initial: { ...emptyWork, title: '応募作', tagTitles: ['日常'] },
      onSubmit: async (values) => sent(workInputOf(values, null, contest)),
    });
    return (
      <form {...form.attributes}>
        <ContestSection form={form} contest={contest} />
        <button type="submit">Save</button>
      </form>
    );
  }
  renderScreen(<Screen />);
}

test('entering asks who the creator is, puts the tag on the work, and sends both', async () => {
  const sent = vi.fn<(work: object) => void>();
  openSection(sent);
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('switch', { name: /Enter this work/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Write your name.')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), '水無月ミナ');
  await user.type(screen.getByRole('textbox', { name: 'Reading of the name' }), 'みなづきみな');
  await user.type(screen.getByRole('textbox', { name: 'E-mail address' }), 'mina@example.com');
  await user.click(screen.getByRole('radio', { name: /Those I choose/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Choose at least one editorial department/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Editorial departments' }));
  await user.click(await screen.findByRole('button', { name: '月刊編集部' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent.mock.calls[0]?.[0]).toMatchObject({
    tagTitles: ['日常', '第3回コマ割り賞'],
    contestApplications: [
      {
        contestIdentifier: '3rd',
        personalInfo: { name: '水無月ミナ', nameReading: 'みなづきみな', email: 'mina@example.com' },
        scoutPreference: 'SELECTED',
        selectedDepartments: ['月刊編集部'],
      },
    ],
  });
});

test('why the API does not let it in is said, and has the focus', async () => {
  const message = 'This work is in another contest.';
  const path = ['work', 'contestApplications', '0', 'contestIdentifier'];
  openSection(() => [{ path, message }]);
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('switch', { name: /Enter this work/ }));
  for (const name of ['Name', 'Reading of the name', 'E-mail address'])
    await user.type(screen.getByRole('textbox', { name }), 'a@b.example');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: contest.title }));
});

test('off again the work leaves the contest, with its tag', async () => {
  const sent = vi.fn<(work: object) => void>();
  openSection(sent);
  const user = userEvent.setup({ delay: null });
  const toggle = screen.getByRole('switch', { name: /Enter this work/ });
  await user.click(toggle);
  await user.click(toggle);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ tagTitles: ['日常'], contestApplications: [] });
});

import { globSync, readFileSync } from 'node:fs';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { fill } from '../shared/testing/fill.ts';
import { answerTo, playApi, Refusal } from '../shared/testing/playApi.ts';
import { renderScreen } from '../shared/testing/renderScreen.tsx';
import { CreatePersonalToken } from '../tokens/operations/CreatePersonalToken.ts';
import { GetSettingsTokens } from '../tokens/operations/GetSettingsTokens.ts';
import { TokensPage } from '../tokens/pages/TokensPage.tsx';
import { CreateWebhook } from '../webhooks/operations/CreateWebhook.ts';
import { GetSettingsWebhooks } from '../webhooks/operations/GetSettingsWebhooks.ts';
import { WebhooksPage } from '../webhooks/pages/WebhooksPage.tsx';
import { GetEditWorkForm } from '../works/operations/GetEditWorkForm.ts';
import { UpdateWork } from '../works/operations/UpdateWork.ts';
import { EditWorkPage } from '../works/pages/EditWorkPage.tsx';

vi.setConfig({ testTimeout: 60_000 });
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const problem = { path: [], message: 'Not like this.', code: 'NO' };
const me = { __typename: 'RegisteredViewer', id: 'u1', kind: 'REGISTERED' } as const;
const work = {
  id: 'w1',
  revision: 3,
  viewerCanEdit: true,
  title: '日報',
  description: '',
  isCompleted: false,
  isOneShot: false,
  commentIsOpen: true,
  commentMode: 'DAREDEMO' as const,
  enableSurvey: true,
  showsYawarakaText: false,
  scrollDirection: 'RIGHT_TO_LEFT' as const,
  rating: 'ALL_AGES' as const,
  language: 'ja',
  genre: null,
  suspension: null,
  onHiatus: false,
  returnsOn: null,
  credits: [],
  contestApplications: [],
  coverImage: null,
  hasCover: false,
  tags: [],
};
const readWork = answerTo(GetEditWorkForm).with(() => ({ work, currentContest: null, hotTags: [] }));

/** A form, the field that is written into, the button that sends it, and how a refusing API answers. */
interface Walked {
  name: string;
  screen: () => ReactElement;
  field: string;
  button: string;
  play: (refuse: () => void) => { calls: { name: string }[] };
  /** What has to be chosen before it can be sent. */
  choose?: 'checkbox';
}
const forms: Walked[] = [
  {
    name: 'the settings of a work',
    screen: () => <EditWorkPage />,
    field: 'Title',
    button: 'Save',
    play: (refuse) =>
      playApi(
        readWork,
        answerTo(UpdateWork).with(() => {
          refuse();
          return { updateWork: { work: null, problems: [problem] } };
        }),
      ),
  },
  {
    name: 'a new token',
    screen: () => <TokensPage />,
    field: 'Name',
    button: 'Make the token',
    play: (refuse) =>
      playApi(
        answerTo(GetSettingsTokens).with(() => ({ viewer: { ...me, personalTokens: [] } })),
        answerTo(CreatePersonalToken).with(() => {
          refuse();
          return { createPersonalToken: { secret: null, problems: [problem] } };
        }),
      ),
    choose: 'checkbox',
  },
  {
    name: 'a new webhook',
    screen: () => <WebhooksPage />,
    field: 'Address',
    button: 'Add the webhook',
    play: (refuse) =>
      playApi(
        answerTo(GetSettingsWebhooks).with(() => ({ viewer: { ...me, webhooks: [] } })),
        answerTo(CreateWebhook).with(() => {
          refuse();
          return { createWebhook: { secret: null, problems: [problem] } };
        }),
      ),
    choose: 'checkbox',
  },
];
const outcomes: [string, () => void][] = [
  ['has a problem', () => undefined],
  [
    'is refused',
    () => {
      throw new Refusal('Changed elsewhere.', { code: 'CONFLICT', currentRevision: 4 });
    },
  ],
  [
    'meets no connection',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
];

test.each(forms.flatMap((form) => outcomes.map(([why, refuse]) => [form.name, why, form, refuse] as const)))(
  'what was written into %s stays when it %s, and is there for who comes back',
  async (_name, _why, form, refuse) => {
    const { calls } = form.play(refuse);
    const at = { path: '/works/:workId', at: '/works/w1' };
    const valueOf = () => (screen.getByLabelText(form.field) as HTMLInputElement).value;
    renderScreen(form.screen(), at);
    await screen.findByLabelText(form.field);
    fill(form.field, 'https://example.com/arashi');
    if (form.choose) await userEvent.click(screen.getAllByRole(form.choose)[0] as HTMLElement);
    const asked = calls.length;
    await userEvent.click(screen.getByRole('button', { name: form.button }));
    await waitFor(() => expect(calls.length).toBeGreaterThan(asked));
    await waitFor(() => expect(screen.getByRole('button', { name: form.button })).toBeTruthy());
    expect(valueOf()).toBe('https://example.com/arashi');
    cleanup();
    renderScreen(form.screen(), at);
    await screen.findByText('They were only in this browser.');
    expect(valueOf()).toBe('https://example.com/arashi');
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(valueOf()).not.toBe('https://example.com/arashi');
    expect(sessionStorage.getItem('komawari_draft_work-w1')).toBeNull();
  },
);

/**
 * What proves who somebody is, or is read off a screen in a moment, is not kept; nor a bank account, nor an
 * amount that is about to move. A category has a cache of its own.
 */
const NOT_KEPT = [
  /identity\/(?!pages\/SignUpProfilePage)/,
  /account\/components\/(?:ConfirmForm|EnrolTwoFactor|PasskeyNameForm)/,
  /account\/pages\/(?:DeleteAccount|VerifyAddEmailAuth|ChangePassword)Page/,
  /reviews\/components\/LinkPassword/,
  /portfolios\/components\/CategoryEditor/,
  // One name, sent with one press.
  /applications\/components\/TestersBox/,
  /withdrawals\/components\/(?:BankAccountForm|RequestBox)/,
];

test('every form keeps what is typed, unless it is named as one that must not', () => {
  const folder = `${import.meta.dirname}/..`;
  const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter((file) => !file.includes('.test.'));
  const forgetful = files.filter((file) => {
    const text = readFileSync(`${folder}/${file}`, 'utf8');
    return /\buseForm\(\{/.test(text) && !/\bdraft: /.test(text);
  });
  expect(files.length).toBeGreaterThan(300);
  expect(forgetful.filter((file) => !NOT_KEPT.some((pattern) => pattern.test(file)))).toEqual([]);
});

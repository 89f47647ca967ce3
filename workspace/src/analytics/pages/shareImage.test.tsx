import '@komawari/ui/testing/installDialog';
import { flash } from '@komawari/ui/flash';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { XoAuthTokenFieldsFragment } from '../../gql/graphql.ts';
import { answerTo, playApi, Refusal } from '../../shared/testing/playApi.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import { GetShareImageData } from '../operations/GetShareImageData.ts';
import { GetShareImageWork } from '../operations/GetShareImageWork.ts';
import { PostShareImage } from '../operations/PostShareImage.ts';
import { registered } from '../testing/figures.ts';
import { ShareImagePage } from './ShareImagePage.tsx';

afterEach(() => {
  cleanup();
  flash.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const valid: XoAuthTokenFieldsFragment = {
  xUserId: 'x1',
  screenName: 'mina_draws',
  status: 'VALID',
  linkedAt: '2026-11-01T00:00:00Z',
  lastUsedAt: null,
  endsAt: '2027-05-01T00:00:00Z',
  endedAt: null,
  isDue: false,
};
const endedAs = (status: 'EXPIRED' | 'REVOKED'): XoAuthTokenFieldsFragment => ({
  ...valid,
  status,
  endedAt: '2026-11-20T00:00:00Z',
});

type Posted = { url: string | null; problems: { path: string[]; code: string; message: string }[] };
const taken: Posted = { url: 'https://x.com/mina_draws/status/1', problems: [] };

function show(link: XoAuthTokenFieldsFragment | null, { canLinkX = true, post = (): Posted => taken } = {}) {
  const played = playApi(
    answerTo(GetShareImageWork).with(() => ({
      viewer: {
        ...registered,
        canLinkX,
        xOAuthToken: link,
        shareImageWork: { id: 'w1', title: '灯台' },
        analyticsCompareTargets: [],
      },
    })),
    answerTo(GetShareImageData).with(() => ({
      viewer: {
        ...registered,
        shareImageData: {
          chosen: ['VIEWS' as const],
          altText: '灯台. 10,152 views.',
          numbers: [{ measure: 'VIEWS' as const, value: 10_152, isOffered: true }],
          chart: [],
        },
      },
    })),
    answerTo(PostShareImage).with(() => ({ postShareImage: post() })),
  );
  renderScreen(<ShareImagePage />, { at: '/share?work=w1', path: '/share' });
  return { posts: () => played.calls.filter(({ name }) => name === 'PostShareImage') };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('nothing is posted before the post was seen, and then it is what was seen', async () => {
  const { posts } = show(valid);
  const text = await screen.findByLabelText('Text beside it');
  await userEvent.clear(text);
  await userEvent.type(text, '読んでね');
  await press('Post on X');
  const preview = screen.getByRole('dialog', { name: 'Post this as @mina_draws?' });
  expect(within(preview).getByText('読んでね')).toBeTruthy();
  expect(within(preview).getByRole('img').getAttribute('src')).toContain('/share_images/w1.png?format=WIDE');
  expect(posts()).toEqual([]);
  await press('Post now');
  expect((await screen.findByRole('link', { name: 'Open the post' })).getAttribute('href')).toBe(taken.url);
  expect(posts().map(({ variables }) => variables['input'])).toEqual([
    expect.objectContaining({
      workId: 'w1',
      text: '読んでね',
      altText: '灯台. 10,152 views.',
      format: 'WIDE',
      look: 'PAPER',
      range: 'ALL_TIME',
      measures: ['VIEWS'],
    }),
  ]);
});

test.each([
  ['X does not take it', () => ({ url: null, problems: [{ path: [], code: 'X_REFUSED', message: 'Not this.' }] })],
  [
    'X is away',
    () => {
      throw new Refusal('X does not answer.', { code: 'SERVICE_UNAVAILABLE' });
    },
  ],
])('what is written stays when %s', async (_why, post) => {
  show(valid, { post });
  const [text, altText] = [await screen.findByLabelText('Text beside it'), screen.getByLabelText('Alternative text')];
  for (const field of [text, altText]) {
    await userEvent.clear(field);
    await userEvent.type(field, 'kept');
  }
  await press('Post on X');
  await press('Post now');
  expect(await screen.findByText(/Nothing was posted/)).toBeTruthy();
  for (const label of ['Text beside it', 'Alternative text'])
    expect(screen.getByLabelText<HTMLTextAreaElement>(label).value).toBe('kept');
});

test('a post whose answer got lost is not called unposted, and is said once', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  show(valid, {
    post: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await press('Post on X');
  await press('Post now');
  expect(await screen.findByText('This may be saved. Check before trying again.')).toBeTruthy();
  expect(screen.queryByText(/Nothing was posted/)).toBeNull();
  expect(flash.get().body).toBe('');
});

test('more than X takes cannot be posted: kana and kanji count twice', async () => {
  show(valid);
  const text = await screen.findByLabelText('Text beside it');
  await userEvent.clear(text);
  await userEvent.click(text);
  await userEvent.paste('灯'.repeat(141));
  expect(screen.getByText('282 / 280')).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Post on X' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(button);
  expect(screen.queryByRole('dialog', { name: /^Post this/ })).toBeNull();
});

test.each([
  ['there is no link', null, 'link your X account'],
  ['the link expired', endedAs('EXPIRED'), 'Link it again'],
  ['the link was ended at X', endedAs('REVOKED'), 'Link it again'],
])('where %s the way to one is shown, and the file is there', async (_why, link, words) => {
  show(link);
  expect((await screen.findByRole('link', { name: words })).getAttribute('target')).toBe('_blank');
  expect(screen.getByRole('link', { name: 'Download PNG' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Post on X' })).toBeNull();
});

test('where there is no X nothing is said of it', async () => {
  show(null, { canLinkX: false });
  expect(await screen.findByRole('link', { name: 'Download PNG' })).toBeTruthy();
  expect(screen.queryByText(/X account|Post on X/)).toBeNull();
});

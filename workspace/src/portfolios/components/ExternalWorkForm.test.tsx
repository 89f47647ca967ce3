import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fill } from '../../shared/testing/fill.ts';
import { answerTo, playApi, type PlayedCall } from '../../shared/testing/playApi.ts';
import { LookUpExternalWork } from '../operations/LookUpExternalWork.ts';
import { GetExternalWorkLookup } from '../operations/GetExternalWorkLookup.ts';
import { GetWorkspacePortfolioCategoryEdit } from '../operations/GetWorkspacePortfolioCategoryEdit.ts';
import { AddPortfolioWorkExternal } from '../operations/AddPortfolioWorkExternal.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import type { GetExternalWorkLookupQuery } from '../../gql/graphql.ts';
import { ExternalWorkForm } from './ExternalWorkForm.tsx';

vi.setConfig({ testTimeout: 20_000 });
/** The form asks how far a look is, again and again. */
const patience = { timeout: 10_000 };

const picture = { id: 'i1', url: '/images/i1/640.webp', srcSet: '', width: 600, height: 800, focusX: 0.5, focusY: 0.5 };
type Lookup = Extract<GetExternalWorkLookupQuery['viewer'], { __typename: 'RegisteredViewer' }>['externalWorkLookup'];

const page: Lookup = {
  id: 'k1',
  url: 'https://shop.example/book',
  state: 'DONE',
  title: '霧の標本',
  siteName: '同人誌の店',
  faviconURL: '/images/i2/64.webp',
  thumbnailImage: picture,
  problem: null,
};
const viewerWith = <Parts extends object>(parts: Parts) => ({
  viewer: { __typename: 'RegisteredViewer' as const, id: 'u1', ...parts },
});

/** What the server says of the look at this moment. */
let answer: Lookup;
let calls: PlayedCall[];

beforeEach(() => {
  answer = page;
  ({ calls } = playApi(
    answerTo(LookUpExternalWork).with(({ input }) => ({
      lookUpExternalWork: { lookup: { id: 'k1', url: input.url }, problems: [] },
    })),
    answerTo(GetExternalWorkLookup).with(() => viewerWith({ externalWorkLookup: answer })),
    answerTo(GetWorkspacePortfolioCategoryEdit).with(() =>
      viewerWith({ user: { id: 'u1', screenName: 'mina', portfolio: { id: 'p1', categories: [] } } }),
    ),
    answerTo(AddPortfolioWorkExternal).with(() => ({ addPortfolioWorkExternal: { changedId: 'x1', problems: [] } })),
  ));
});
afterEach(() => {
  sessionStorage.clear();
  cleanup();
  vi.unstubAllGlobals();
});

const open = () => renderScreen(<ExternalWorkForm work={null} returnTo="/back" />);
const called = (name: string) => calls.filter((call) => call.name === name);
const paste = (text: string) =>
  fireEvent.paste(screen.getByLabelText('Address'), { clipboardData: { getData: () => text } });
const value = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;

test('a pasted address fills the empty form in, and what is saved is what stands there', async () => {
  answer = { ...page, state: 'WAITING', title: '', siteName: '', thumbnailImage: null };
  open();
  fill('Address', 'https://shop.example/book');
  paste('https://shop.example/book');
  expect(await screen.findByText(/Waiting for our turn at shop.example/, {}, patience)).toBeTruthy();
  answer = { ...answer, state: 'LOOKING' };
  expect(await screen.findByText(/Reading shop.example. After 5 seconds we give up/, {}, patience)).toBeTruthy();
  answer = page;
  await vi.waitFor(() => expect([value('Title'), value('Name')]).toEqual(['霧の標本', '同人誌の店']), patience);
  await vi.waitFor(() => expect(screen.getAllByText('In the form')).toHaveLength(3), patience);
  fill('Title', '霧の標本（改題）');
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(called('AddPortfolioWorkExternal')).toHaveLength(1));
  expect(called('AddPortfolioWorkExternal')[0]?.variables).toEqual({
    input: {
      title: '霧の標本（改題）',
      description: '',
      urls: [{ title: '同人誌の店', url: 'https://shop.example/book' }],
      thumbnailImageId: 'i1',
    },
  });
});

test('what was written by hand stays until the found one is asked for', async () => {
  open();
  fill('Title', '私の題');
  fill('Address', 'https://shop.example/book');
  paste('https://shop.example/book');
  expect(called('LookUpExternalWork')).toEqual([]);
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: 'Fill in from the page' }));
  const found = within(await screen.findByRole('region', { name: 'Found on shop.example' }, patience));
  expect(value('Title')).toBe('私の題');
  await user.click(found.getByRole('button', { name: 'Use this title' }));
  expect(value('Title')).toBe('霧の標本');
});

test('what is no address of the web is refused before anybody is asked', async () => {
  open();
  fill('Address', 'javascript:alert(1)');
  paste('javascript:alert(1)');
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: 'Fill in from the page' }));
  expect((await screen.findAllByText(/begins with https:\/\/ or http:\/\//)).length).toBeGreaterThan(0);
  expect(called('LookUpExternalWork')).toEqual([]);
});

test('a page that did not answer says so in a sentence, and the form can be filled in by hand', async () => {
  const message =
    'No public page could be reached at shop.example within 5 seconds. Check the URL, or fill in the fields yourself.';
  answer = { ...page, state: 'FAILED', title: '', thumbnailImage: null, problem: { code: 'UNREACHABLE', message } };
  open();
  fill('Address', 'https://shop.example/book');
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: 'Fill in from the page' }));
  expect(await screen.findByText(message, {}, patience)).toBeTruthy();
  expect([value('Title'), screen.queryByRole('region', { name: /Found on/ })]).toEqual(['', null]);
  fill('Title', '自分で');
  expect(value('Title')).toBe('自分で');
});

test('a look that is stopped fills nothing in', async () => {
  answer = { ...page, state: 'LOOKING', title: '', thumbnailImage: null };
  open();
  fill('Address', 'https://shop.example/book');
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: 'Fill in from the page' }));
  await user.click(await screen.findByRole('button', { name: 'Stop' }, patience));
  expect(screen.queryByText(/Reading/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Fill in from the page' })).toBeTruthy();
  expect(value('Title')).toBe('');
});

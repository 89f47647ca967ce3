import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { act, cleanup, fireEvent, renderHook, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerTo, playApi } from '../../shared/testing/playApi.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import type { DraftPage } from '../../pageEditor/index.ts';
import { NewIllustration } from '../operations/NewIllustration.ts';
import { useKeptPictures } from '../useKeptPictures.ts';
import { NewIllustrationPage } from './NewIllustrationPage.tsx';

afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  await inLanguage('en');
});

const picture = (name: string): DraftPage => ({
  key: name,
  id: null,
  path: `${name}.png`,
  image: { id: name, url: `/images/${name}/320.webp`, srcSet: '', width: 8, height: 8, focusX: 0.5, focusY: 0.5 },
  uploadKey: null,
  altText: name,
  transcript: '',
  noSplit: false,
  isReplaced: false,
});
/** Somebody uploads pictures and leaves the page at once. */
function leaveWith(pages: readonly DraftPage[], revision: number | null = null): void {
  const { result, unmount } = renderHook(() => useKeptPictures('new-illustration', undefined, revision));
  act(() => result.current.state.changePages(() => pages));
  unmount();
}
const open = () => {
  playApi(answerTo(NewIllustration).with(() => ({ viewer: { __typename: 'GuestViewer', id: 'u1' } })));
  renderScreen(<NewIllustrationPage />);
};
const shown = () => screen.queryAllByRole('img').map((image) => image.getAttribute('alt'));

test('pictures that were uploaded are there for who leaves and comes back, and the page says so', () => {
  leaveWith([picture('港'), { ...picture('途中'), image: null, uploadKey: 'u1' }]);
  open();
  expect(shown()).toEqual(['港']);
  expect(screen.getByText(/They were only in this browser/)).toBeTruthy();
});

test('what came back can be discarded, and does not come back again', () => {
  leaveWith([picture('港')]);
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(shown()).toEqual([]);
  cleanup();
  open();
  expect(shown()).toEqual([]);
  expect(screen.queryByText(/only in this browser/)).toBeNull();
});

test('whoever takes the last picture out finds none, and pictures of another revision are not forced on anybody', () => {
  leaveWith([picture('港')]);
  leaveWith([]);
  open();
  expect(shown()).toEqual([]);
  cleanup();
  leaveWith([picture('港')], 3);
  open();
  expect(shown()).toEqual([]);
});

test('pictures belong to the revision that was chosen over the one of another tab', () => {
  const editing = (revision: number) =>
    renderHook((now: number) => useKeptPictures('illustration-1', undefined, now), { initialProps: revision });
  const { result, rerender, unmount } = editing(3);
  act(() => result.current.state.changePages(() => [picture('港')]));
  rerender(4);
  unmount();
  expect(editing(4).result.current.state.draft.pages.map(({ key }) => key)).toEqual(['港']);
});

test('what was sent is not kept again, whatever becomes of the page afterwards', () => {
  const { result, rerender, unmount } = renderHook((now: number) => useKeptPictures('illustration-1', undefined, now), {
    initialProps: 3,
  });
  act(() => result.current.state.changePages(() => [picture('港')]));
  act(() => result.current.forget());
  rerender(4);
  unmount();
  expect(localStorage.length).toBe(0);
});

test('a creator who reads Japanese makes an illustration in Japanese', async () => {
  await inLanguage('ja');
  open();
  expect(screen.getByRole('heading', { name: '新しいイラスト' })).toBeTruthy();
  expect(screen.getByText('画像を1枚以上追加してください。')).toBeTruthy();
  expect(screen.getByRole('radio', { name: /非公開/ })).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/[a-z]{3,} [a-z]{2,}/i);
});

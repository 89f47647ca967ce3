import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import type { UploadSteps } from '../../uploads/index.ts';
import type { DraftPage } from '../pages.ts';
import { useDraftWithPages } from '../useDraftWithPages.ts';
import { PagesSection } from './PagesSection.tsx';

vi.setConfig({ testTimeout: 20_000 });
afterEach(cleanup);

const imageOf = (id: string, width: number) => ({
  id,
  url: `/images/${id}/640.webp`,
  srcSet: '',
  width,
  height: 1400,
  focusX: 0.5,
  focusY: 0.5,
});
const page: DraftPage = {
  key: 'a',
  id: 'a',
  path: '',
  image: imageOf('old', 1000),
  uploadKey: null,
  altText: '',
  transcript: '',
  noSplit: false,
  isReplaced: false,
};
const initial = { pages: [page] };

test('a page whose replacement is on its way is trimmed once the new picture is there, by the size of that one', async () => {
  let finish!: () => void;
  const steps: UploadSteps = {
    sendFile: async () => 'u1',
    makeImage: () =>
      new Promise((resolve) => {
        finish = () => resolve({ image: imageOf('new', 700) });
      }),
    expandArchive: async () => ({ problem: '' }),
  };
  function Section() {
    const state = useDraftWithPages(initial, { type: 'PAGE', most: 200, steps });
    return (
      <>
        <button type="button" onClick={() => state.replace('a', new File(['k'], 'new.png', { type: 'image/png' }))}>
          Replace it
        </button>
        <PagesSection state={state} spreads={null} filter="all" onFilter={() => undefined} />
      </>
    );
  }
  renderScreen(<Section />);
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: 'Replace it' }));
  await vi.waitFor(() => expect(finish).toBeTypeOf('function'));
  await user.click(screen.getByRole('button', { name: 'More about page 1' }));
  expect(await screen.findByRole('menuitem', { name: 'Replace' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Trim margins' })).toBeNull();
  await user.keyboard('{Escape}');

  finish();
  await screen.findByText('Replaced');
  await user.click(screen.getByRole('button', { name: 'More about page 1' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Trim margins' }));
  expect(await screen.findByText('700 × 1400 of 700 × 1400 pixels')).toBeTruthy();
});

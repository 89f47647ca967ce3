import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Reader } from '@komawari/ui/reader/Reader.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';

// The reader measures pages, which have no size here; of it the preview needs a stage that takes the focus.
vi.mock(import('@komawari/ui/reader/mountReader.ts'), () => ({
  mountReader(root: HTMLElement) {
    root.querySelector<HTMLElement>('.reader-stage')!.tabIndex = -1;
    return { reader: {} as Reader, unmount: () => undefined };
  },
}));

beforeEach(() => inLanguage('ja'));
afterEach(async () => {
  cleanup();
  await inLanguage('en');
});

test('the preview of an episode has the words of the reader', async () => {
  renderScreen(
    <PreviewDialog
      heading="第1話"
      workTitle="空飛ぶ配達魔女"
      pages={[]}
      startPosition="LATTER"
      afterword=""
      direction="RIGHT_TO_LEFT"
      onClose={() => undefined}
    />,
  );
  await screen.findByText('まだ読めるページがありません');
  expect(document.body.textContent).toContain('プレビューを閉じる');
});

test('the preview starts with the focus on the stage, where every key of the reader is heard and none presses a button', async () => {
  const image = { id: 'i1', url: '/i1.webp', srcSet: '', width: 700, height: 1000, slices: [] };
  renderScreen(
    <PreviewDialog
      heading="第1話"
      workTitle="空飛ぶ配達魔女"
      pages={[{ key: 'p1', image, altText: '', transcript: '', noSplit: false }]}
      startPosition="LATTER"
      afterword=""
      direction="RIGHT_TO_LEFT"
      onClose={() => undefined}
    />,
  );
  const dialog = await screen.findByRole('dialog', { name: '第1話' });
  await vi.waitFor(() => expect(document.activeElement).toBe(dialog.querySelector('.reader-stage')));
});

import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';

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

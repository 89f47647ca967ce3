import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ArchiveRemarks } from './ArchiveRemarks.tsx';

afterEach(cleanup);

test('what else was in an archive is read out line by line until the creator closes it', async () => {
  let isClosed = false;
  render(
    <ArchiveRemarks
      remarks={['a.zip: notes.txt is not an image and was left out.', 'a.zip: b.zip was not opened.']}
      onClose={() => (isClosed = true)}
    />,
  );
  const notice = screen.getByRole('status');
  expect(within(notice).getAllByRole('listitem')).toHaveLength(2);
  await userEvent.click(within(notice).getByRole('button', { name: 'Close' }));
  expect(isClosed).toBe(true);
});

test('an archive of pages alone needs no words', () => {
  render(<ArchiveRemarks remarks={[]} onClose={() => undefined} />);
  expect(screen.queryByRole('status')).toBeNull();
});

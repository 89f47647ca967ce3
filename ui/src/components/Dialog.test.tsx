// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';
import '../testing/installDialog.ts';
import { Dialog } from './Dialog.tsx';

afterEach(cleanup);

function DeleteEpisode({ onDelete }: { onDelete: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete</Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title="Delete 第24話?"
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              Keep it
            </Button>
            <Button variant="danger" onClick={onDelete}>
              Move to trash
            </Button>
          </>
        }
      >
        It goes to the trash for 30 days.
      </Dialog>
    </>
  );
}

async function openDialog(onDelete = vi.fn<() => void>()): Promise<HTMLElement> {
  render(<DeleteEpisode onDelete={onDelete} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  return screen.getByRole('dialog', { name: 'Delete 第24話?' });
}

test('the dialog asks its title, says the consequence and names the actions', async () => {
  const onDelete = vi.fn<() => void>();
  const dialog = await openDialog(onDelete);
  expect(dialog.textContent).toContain('It goes to the trash for 30 days.');
  await userEvent.click(screen.getByRole('button', { name: 'Move to trash' }));
  expect(onDelete).toHaveBeenCalledOnce();
});

test('Esc keeps the thing', async () => {
  const dialog = await openDialog();
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a click on the scrim keeps the thing, a click inside does not close', async () => {
  const dialog = await openDialog();
  await userEvent.click(screen.getByText('It goes to the trash for 30 days.'));
  expect(screen.queryByRole('dialog')).not.toBeNull();
  await userEvent.click(dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each(['cancel', 'close'])('a dialog on a dialog ends alone with %s, and the one below stays', async (how) => {
  const onCloseBelow = vi.fn<() => void>();
  render(
    <Dialog open onClose={onCloseBelow} title="Share image" actions={null}>
      <DeleteEpisode onDelete={vi.fn<() => void>()} />
    </Dialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = screen.getByRole('dialog', { name: 'Delete 第24話?' });
  fireEvent(dialog, new Event(how, { cancelable: true }));
  expect(screen.queryByRole('dialog', { name: 'Delete 第24話?' })).toBeNull();
  expect(onCloseBelow).not.toHaveBeenCalled();
});

function Preview() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Preview</Button>
      {isOpen ? (
        <Dialog open onClose={() => setOpen(false)} title="第24話" actions={<Button>Read</Button>}>
          As readers will see it.
        </Dialog>
      ) : null}
    </>
  );
}

test('a dialog that is taken away gives the focus back to what opened it', async () => {
  render(<Preview />);
  const button = screen.getByRole('button', { name: 'Preview' });
  await userEvent.click(button);
  screen.getByRole('button', { name: 'Read' }).focus();
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('a dialog that is taken away leaves the focus where it went meanwhile', async () => {
  render(<Preview />);
  render(<Button>Elsewhere</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  elsewhere.focus();
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(elsewhere);
});

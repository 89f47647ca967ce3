// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { flash } from '@komawari/ui/flash';
import { createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { CommentForm } from './parts/CommentForm.tsx';
import { DaredemoComments } from './parts/DaredemoComments.island.tsx';

// What is said and what stays, while an answer about a comment takes its time or is a refusal.

const comment = {
  id: 'c1',
  body: '最後の手紙に泣きました。',
  createdAt: '2026-11-20T10:00:00Z',
  isByAuthor: false,
  isPinned: false,
  isViewers: true,
  isDeletableByViewer: true,
  isHandledByViewer: true,
  isHeld: false,
  reply: null,
  user: null,
};

/** The edge to the network answers operations by their names. */
function answerWith(answers: Record<string, () => unknown>): void {
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.startsWith('/identity/'))
      return Response.json({ token: 'token', expiresIn: 300, viewer: { kind: 'REGISTERED', id: 'u1' } });
    const name = new URL(address, location.href).searchParams.get('opname') ?? '';
    return Response.json({ data: await answers[name]?.() });
  });
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('what is written on while a comment is sent stays', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  answerWith({ AddComment: () => promise });
  const onPosted = vi.fn<() => void>();
  const words = { placeholder: '', hint: '', thanks: () => 'Posted', onPosted };
  render(createElement(CommentForm, { episodeId: 'e1', ...words }));
  const field = screen.getByRole('textbox');
  const write = (value: string) => fireEvent.change(field, { target: { value } });
  write('一通目');
  fireEvent.click(screen.getByRole('button'));
  write('一通目、そして二通目');
  resolve({ addComment: { comment, yawarakaComment: null, problems: [] } });
  await waitFor(() => expect(onPosted).toHaveBeenCalledOnce());
  expect(field).toHaveProperty('value', '一通目、そして二通目');
});

it('a pin that is refused is not said to be there', async () => {
  const said = vi.spyOn(flash, 'set');
  answerWith({
    PinComment: () => ({ pinComment: { pinnedCommentId: null, problems: [{ message: 'It is gone.' }] } }),
  });
  const page = { first: [comment], pinned: null, total: 1 };
  render(createElement(DaredemoComments, { episodeId: 'e1', isOpen: true, isForFans: false, ...page } as never));
  fireEvent.click(screen.getByRole('button', { name: /^More about/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Pin to the top' }));
  await waitFor(() => expect(said).toHaveBeenCalledOnce());
  expect(said).toHaveBeenCalledWith(expect.objectContaining({ body: 'It is gone.', type: 'error' }));
});

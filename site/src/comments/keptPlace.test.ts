// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { DaredemoComments } from './parts/DaredemoComments.island.tsx';

// Where the keyboard is in the list of comments, after what is done there.

const comment = (id: string, over: Record<string, unknown> = {}) => ({
  id,
  body: `言葉 ${id}`,
  createdAt: '2026-11-20T10:00:00Z',
  isByAuthor: false,
  isPinned: false,
  isDeletableByViewer: true,
  isViewers: true,
  isHeld: false,
  isHandledByViewer: true,
  reply: null,
  user: { id: `u-${id}`, screenName: id, displayName: `読者${id}`, iconImage: null },
  ...over,
});
type Comment = ReturnType<typeof comment>;

/** What the API has: the edge to the network answers with it, and keeps what is sent. */
function openComments(shown: Comment[]) {
  let comments = shown;
  const answers: Record<string, (id: string) => unknown> = {
    DeleteComment: (id) => {
      comments = comments.filter((one) => one.id !== id);
      return { deleteComment: { problems: [] } };
    },
    BlockUser: () => {
      comments = comments.filter(({ isViewers }) => isViewers);
      return { blockUser: { blockedId: 'u-a', problems: [] } };
    },
  };
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string } = {}) => {
    if (address.startsWith('/identity/'))
      return Response.json({ token: 'token', expiresIn: 300, viewer: { kind: 'REGISTERED', id: 'u1' } });
    const { variables } = JSON.parse(body ?? '') as { variables: { input?: { id: string } } };
    const name = new URL(address, location.href).searchParams.get('opname') ?? '';
    const answer = answers[name];
    if (answer) return Response.json({ data: answer(variables.input?.id ?? '') });
    return Response.json({
      data: {
        episode: {
          id: 'e1',
          viewerCanComment: true,
          viewerCommentWaits: false,
          pinnedDaredemoComment: comments.find(({ isPinned }) => isPinned) ?? null,
          daredemoComments: {
            pageInfo: { hasNextPage: false, endCursor: null },
            totalCount: comments.length,
            edges: comments.map((node) => ({ node })),
          },
        },
      },
    });
  });
  const section = document.body.appendChild(document.createElement('section'));
  section.innerHTML = '<h2>Comments</h2><div></div>';
  const props = { episodeId: 'e1', isOpen: true, isForFans: false, first: shown, total: shown.length };
  const pinned = shown.find(({ isPinned }) => isPinned) ?? null;
  render(createElement(DaredemoComments, { ...props, pinned } as never), { container: section.querySelector('div')! });
}

const menuOf = (id: string) => within(screen.getByText(`言葉 ${id}`).closest('li')!).getByRole('button');

async function choose(id: string, name: string): Promise<void> {
  // As a keyboard does: the button has the focus when it is pressed.
  menuOf(id).focus();
  fireEvent.click(menuOf(id));
  fireEvent.click(await screen.findByRole('menuitem', { name }));
}

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it('who deletes a comment goes on from the next one, from the last where it was the last, and from the heading after all', async () => {
  openComments([comment('a'), comment('b'), comment('c')]);
  for (const [deleted, next] of [
    ['b', '言葉 c'],
    ['c', '言葉 a'],
    ['a', 'Comments'],
  ] as const) {
    await choose(deleted, 'Delete');
    await waitFor(() => expect(screen.queryByText(`言葉 ${deleted}`)).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toContain(next));
    expect(document.activeElement).not.toBe(document.body);
  }
});

it('who went elsewhere while somebody was blocked stays there', async () => {
  openComments([comment('a', { isViewers: false, isDeletableByViewer: false }), comment('b')]);
  await screen.findByRole('textbox');
  await choose('a', 'Block');
  const field = screen.getByRole('textbox');
  field.focus();
  await waitFor(() => expect(screen.queryByText('言葉 a')).toBeNull());
  expect(document.activeElement).toBe(field);
});

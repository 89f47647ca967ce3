import { getSession } from '@komawari/ui/session';

/**
 * Draws the header for who reads. `data-session` (set before the first paint) is only a hint: a visitor who liked
 * something has a session too, yet may still sign up.
 */
export async function showViewer(root: HTMLElement): Promise<void> {
  if (root.dataset.session === undefined) return;
  await getSession().getToken();
  const kind = getSession().getState().viewer?.kind;
  if (kind !== 'REGISTERED' && kind !== 'REGISTERED_WITHOUT_EMAIL') delete root.dataset.session;
  // Nobody waits for the count, and guests do not load what asks for it.
  else if (root.querySelector('[data-bell]'))
    await (await import('../../notifications/showUnread.ts')).showUnread(root);
}

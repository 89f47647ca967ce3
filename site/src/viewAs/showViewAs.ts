import { flash } from '@komawari/ui/flash';
import { execute } from '@komawari/ui/graphql';
import { leaveViewAs } from '@komawari/ui/viewAs';
import type { ViewAsMode } from '../gql/graphql.ts';
import { getViewAs } from './parts/getViewAs.ts';

const WORDS: Record<ViewAsMode, string> = {
  GUEST: 'a guest',
  REGISTERED: 'a registered reader',
  FAN: 'a fan',
  BUYER: 'a buyer',
};

/** The bar above everything while a creator looks at a page as a reader, and the end of it. */
export async function showViewAs(page: Document): Promise<void> {
  const { viewAs } = await execute(getViewAs, {});
  if (!viewAs) return;
  const bar = page.createElement('output');
  bar.className = 'viewas';
  const leave = page.createElement('button');
  leave.type = 'button';
  leave.className = 'viewas__leave link';
  leave.textContent = 'Leave';
  leave.addEventListener('click', () => {
    leaveViewAs();
    location.reload();
  });
  bar.append(`You see this page as ${WORDS[viewAs.mode]}. Nothing you do is saved.`, leave);
  page.body.prepend(bar);
  setTimeout(
    () => {
      leaveViewAs();
      bar.remove();
      flash.set({ body: 'The preview has ended. You see pages as yourself again.', type: 'info' });
    },
    new Date(viewAs.expiresAt).getTime() - Date.now(),
  );
}

import { flash } from '@komawari/ui/flash';
import { execute } from '@komawari/ui/graphql';
import { textsOf } from '@komawari/ui/language';
import { leaveViewAs } from '@komawari/ui/viewAs';
import viewAsTexts from '../messages/viewAs.js';
import { getViewAs } from './parts/getViewAs.ts';

/** The bar above everything while a creator looks at a page as a reader, and the end of it. */
export async function showViewAs(page: Document): Promise<void> {
  const { viewAs } = await execute(getViewAs, {});
  if (!viewAs) return;
  const { modes, bar: words } = textsOf(viewAsTexts);
  const bar = page.createElement('output');
  bar.className = 'viewas';
  const leave = page.createElement('button');
  leave.type = 'button';
  leave.className = 'viewas__leave link';
  leave.textContent = words.leave();
  leave.addEventListener('click', () => {
    leaveViewAs();
    location.reload();
  });
  bar.append(modes[viewAs.mode](), leave);
  page.body.prepend(bar);
  setTimeout(
    () => {
      leaveViewAs();
      bar.remove();
      flash.set({ body: words.ended(), type: 'info' });
    },
    new Date(viewAs.expiresAt).getTime() - Date.now(),
  );
}

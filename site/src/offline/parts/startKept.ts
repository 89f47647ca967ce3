import { setOfflineAnswers } from '@komawari/ui/graphql';
import { answerOffline } from '@komawari/ui/kept/answerOffline.ts';
import { setKept } from '@komawari/ui/kept/flag.ts';
import { keptTables } from '@komawari/ui/kept/tables.ts';
import { toldEvent } from '@komawari/ui/kept/toldEvent.ts';
import { contact } from './contact.ts';
import { askForSync } from './tellServer.ts';

/** One contact at a time, of all tabs. A browser without locks has no worker that would need it. */
function look(): void {
  if (!navigator.onLine) return;
  // Without a line: the next page, or the line coming back, looks again.
  navigator.locks
    .request('komawari-contact', { ifAvailable: true }, (lock) => (lock ? contact() : null))
    .catch(() => undefined);
}

function showBookmarkAgain(): void {
  const bookmark = document.querySelector<HTMLButtonElement>('[data-bookmark]');
  if (!bookmark) return;
  import('../../bookmarks/startBookmarkButton.ts')
    .then(({ showBookmark }) => showBookmark(bookmark))
    .catch(() => undefined);
}

let isStarted = false;

/**
 * Looks after what this device keeps, on every page from here on: without a line operations are answered with what is known,
 * and whenever there is one the server is asked.
 */
export function startKept(): void {
  if (isStarted) return;
  isStarted = true;
  setOfflineAnswers(async (operation) => {
    const answer = await answerOffline(keptTables, operation);
    if (answer && 'input' in (operation.variables as object)) {
      setKept(true);
      askForSync().catch(() => undefined);
    }
    return answer;
  });
  addEventListener('online', look);
  look();
  // Without a line it was asked for before anybody could answer.
  if (!navigator.onLine) showBookmarkAgain();
  addEventListener(toldEvent, showBookmarkAgain);
}

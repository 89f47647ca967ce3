import { execute } from '@komawari/ui/graphql';
import { viewAsToken } from '@komawari/ui/viewAs';
import { cameBy } from './parts/cameBy.ts';
import { logReferrer } from './readingOperations.ts';

/** Tells how a reader came to the page of a work, once it is looked at. Offline it is not told. */
export function notifyArrival(page: Document): void {
  const workID = page.querySelector<HTMLElement>('[data-arrival-at]')?.dataset.arrivalAt;
  // Who looks as somebody else writes nothing.
  if (!workID || viewAsToken()) return;
  const tell = () => {
    if (page.hidden) return page.addEventListener('visibilitychange', tell, { once: true });
    execute(logReferrer, { input: { workID, ...cameBy() } }).catch(() => undefined);
  };
  tell();
}

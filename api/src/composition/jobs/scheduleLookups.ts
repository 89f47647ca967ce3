import type { Services } from '../../graphql/context.ts';
import { runWorkLookups } from '../../media/links/index.ts';

/** Whoever asked waits at the screen, so this does not go through the queue, which looks every few seconds. */
const LOOK_EVERY_MS = 1000;

/** Batches side by side: slow pages of one creator shall not keep the next one waiting. */
const MOST_RUNNING = 4;

/** Looks at the pages creators ask about while they fill in works elsewhere. Answers the call that ends it. */
export function scheduleLookups(services: Services, log: { error(facts: object, message: string): void }): () => void {
  let running = 0;
  async function look(): Promise<void> {
    if (running >= MOST_RUNNING) return;
    running += 1;
    try {
      await runWorkLookups(services);
    } catch (error) {
      log.error({ err: error }, 'pages of works elsewhere could not be looked at');
    } finally {
      running -= 1;
    }
  }
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

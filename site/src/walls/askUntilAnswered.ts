import { isOutOfReach } from '@komawari/ui/graphql';

/** Pause after which what nobody could answer is asked again: a line that is back is not always told of. */
const askAgainAfterMs = 5000;

/** Settles when somebody may answer again and somebody looks at the page. */
function waitForLine(): Promise<void> {
  return new Promise((resolve) => {
    function goOn(): void {
      if (document.hidden) return;
      clearInterval(timer);
      removeEventListener('online', goOn);
      resolve();
    }
    const timer = setInterval(goOn, askAgainAfterMs);
    addEventListener('online', goOn);
  });
}

/** Asks, and asks again by itself while nobody can answer. Throws what was answered with another error. */
export async function askUntilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isOutOfReach(error)) throw error;
    }
    await waitForLine();
  }
}

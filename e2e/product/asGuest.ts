import { availableParallelism, loadavg } from 'node:os';
import { expect, type APIRequestContext } from '@playwright/test';

/**
 * "Within a second" of the answer to a change, as options of `expect.poll`. Where more programs want to run than there are
 * cores, each of them gets a share of the second, so the second grows by as much.
 */
export function withinASecond(): { timeout: number; intervals: number[] } {
  const [load = 0] = loadavg();
  const crowding = Math.max(1, load / availableParallelism());
  return { timeout: 1_000 * crowding, intervals: [20, 50, 50, 100] };
}

/** The status of each URL, as somebody without an account gets it. */
export async function statusesOf(guest: APIRequestContext, paths: readonly string[]): Promise<Record<string, number>> {
  const answers = await Promise.all(paths.map(async (path) => [path, (await guest.get(path)).status()] as const));
  return Object.fromEntries(answers);
}

/** The pages among `paths` whose HTML holds a text. */
export async function pagesWith(guest: APIRequestContext, paths: readonly string[], text: string): Promise<string[]> {
  const bodies = await Promise.all(paths.map(async (path) => (await guest.get(path)).text()));
  return paths.filter((_path, index) => bodies[index]?.includes(text));
}

/** The URLs of the pictures a page shows, of every size. */
export async function picturesOf(guest: APIRequestContext, path: string): Promise<string[]> {
  const answer = await guest.get(path);
  expect(answer.status()).toBe(200);
  return [...new Set((await answer.text()).match(/\/images\/i\w+\/[\w-]+\.(?:webp|avif)/g))];
}

/** `paths`, each with the same status. */
export const allWith = (paths: readonly string[], status: number): Record<string, number> =>
  Object.fromEntries(paths.map((path) => [path, status]));

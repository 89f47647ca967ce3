import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** One request: its address, and the cookie it comes with. */
export type Ask = { path: string; cookie: string | null };

/** What came of it: answers, and answers a second. */
export type Asked = { count: number; perSecond: number };

const TURN_MS = 10;

/** Asks a server for these addresses in turn, so many times a second, for so many seconds. @throws where an answer is no picture */
export async function askAtRate(
  url: string,
  asks: readonly Ask[],
  { rate, seconds }: { rate: number; seconds: number },
): Promise<Asked> {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const { hostname, port } = new URL(url);
  const ask = ({ path, cookie }: Ask) =>
    new Promise<void>((resolve, reject) => {
      get({ agent, hostname, port, path, headers: cookie ? { cookie } : {} }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${path} answers ${answer.statusCode}`));
        answer.resume().on('end', resolve).on('error', reject);
      }).on('error', reject);
    });
  const startedAt = performance.now();
  const sent: Promise<void>[] = [];
  for (let now = startedAt; now < startedAt + seconds * 1000; now = performance.now()) {
    const due = Math.min(rate * seconds, Math.ceil(((now - startedAt) / 1000) * rate));
    while (sent.length < due) sent.push(ask(asks[sent.length % asks.length]!));
    await wait(TURN_MS);
  }
  await Promise.all(sent);
  agent.destroy();
  return { count: sent.length, perSecond: sent.length / ((performance.now() - startedAt) / 1000) };
}

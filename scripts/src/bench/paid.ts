import { demoPassword } from '../demoMarker.ts';
import type { BenchOptions } from './Bench.ts';
import { makeFolder } from './makeFolder.ts';
import { keepResults, state } from './measure.ts';
import { askAtRate, type Ask } from './paid/askAtRate.ts';
import { stageReading } from './paid/stageReading.ts';
import { prepareGround, startShape } from './publish/startShape.ts';

const PAGES = `query Pages($id: ID!) { episode(id: $id) { pages(first: 200) { nodes { image { srcSet } } } } }`;

/** The picture of a page that a tablet takes: the widest below 1,200 pixels. */
const middleOf = (srcSet: string): string => {
  const all = srcSet.split(', ').map((one) => one.split(' '));
  return all.findLast(([, width]) => Number.parseInt(width ?? '', 10) < 1200)?.[0] ?? all[0]?.[0] ?? '';
};

async function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-komawari-client': 'web', ...headers },
    body: JSON.stringify(body),
  });
}

/** The addresses of the pages of an episode, as somebody gets them. */
async function addressesOf(url: string, id: string, token: string | null): Promise<string[]> {
  const body = { query: PAGES, variables: { id } };
  const answer = await post(`${url}/graphql?opname=Pages`, body, token ? { authorization: `Bearer ${token}` } : {});
  const { data } = (await answer.json()) as {
    data: { episode: { pages: { nodes: { image: { srcSet: string } }[] } } };
  };
  return data.episode.pages.nodes.map(({ image }) => middleOf(image.srcSet));
}

/** Everything that the readers may fetch, each with their session. */
async function listPaid(url: string, paid: string, readers: readonly string[]): Promise<Ask[]> {
  const asks: Ask[] = [];
  for (const email of readers) {
    const signedIn = await post(`${url}/identity/sign_in`, { email, password: demoPassword });
    const cookie = signedIn.headers
      .getSetCookie()
      .map((one) => one.split(';', 1)[0])
      .join('; ');
    const { token } = (await signedIn.json()) as { token: string };
    for (const path of await addressesOf(url, paid, token)) asks.push({ path, cookie });
  }
  return asks;
}

/** A paid picture through nginx as it is shipped, beside a public one of the same kind, at 1,000 a second. */
export async function run(options: BenchOptions): Promise<void> {
  const folder = makeFolder(options);
  const ground = await prepareGround(folder, options);
  // Nobody pays here, so nobody answers there.
  Object.assign(ground.env, { STRIPE_SECRET_KEY: 'sk_test_bench', STRIPE_WEBHOOK_SECRET: 'whsec_bench' });
  const staged = await stageReading(ground, { pages: options.isQuick ? 2 : 12, readers: options.isQuick ? 2 : 8 });
  const shape = await startShape(ground, options);
  const free: Ask[] = (await addressesOf(shape.url, staged.free, null)).map((path) => ({ path, cookie: null }));
  const paid = await listPaid(shape.url, staged.paid, staged.readers);
  const rates: number[] = [];
  /** CPU time of nginx and the API processes per request, in microseconds. */
  const measure = async (asks: readonly Ask[], seconds: number, rate = 1000): Promise<number> => {
    const before = shape.servingCpu();
    const asked = await askAtRate(shape.url, asks, { rate, seconds });
    rates.push(asked.perSecond);
    return (shape.servingCpu() - before) / asked.count;
  };
  const [once, again, open]: [number[], number[], number[]] = [[], [], []];
  await measure(free, 2);
  await measure(paid, 1, paid.length);
  for (let round = 0; round < (options.isQuick ? 1 : 5); round++) {
    open.push(await measure(free, options.isQuick ? 2 : 8));
    // In one second no more than there are. What was known of them in the round before is forgotten by now.
    once.push(await measure(paid, 1, paid.length));
    await measure(paid, 2);
    again.push(await measure(paid, options.isQuick ? 2 : 8));
  }
  console.log(`Answers a second: ${rates.map((one) => one.toFixed(0)).join(', ')}.`);
  const comparator = { name: 'a public picture' };
  const about = { unit: 'CPU of nginx and the API per request, µs', lessIsBetter: true, comparator };
  const rows = [
    state(
      {
        ...about,
        title: 'A bought picture that its reader asks for again within seconds',
        ours: { name: 'a bought picture' },
        goal: { words: 'at most 1.3 times the public one', limit: 1.3 },
      },
      again,
      open,
    ),
    state(
      {
        ...about,
        title: 'A bought picture of which nginx has the bytes, and asks whether this reader may',
        ours: { name: 'a bought picture' },
      },
      once,
      open,
    ),
  ];
  keepResults('paid', rows, options);
}

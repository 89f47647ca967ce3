import { Agent, request } from 'node:http';

/** What arrived: the server said so. */
export type Acknowledged = {
  events: number;
  /** How many in each tenth of a second, by the clock of `performance.now()`. */
  tenths: Map<number, number>;
  /** Requests without an answer, or refused. */
  failures: number;
};

export type Readings = {
  url(): string;
  episodes: number;
  atOnce: number;
  /** Ends the sending. */
  isOver(): boolean;
};

const eventsOfReading = 10;
let readings = 0;

const idOfEpisode = (number: number): string => `e${String(number).padStart(20, '0')}`;

/** Few episodes are read by many: the n-th is read about 1/n times as often as the first. */
const drawEpisode = (episodes: number): number =>
  Math.min(episodes, Math.floor(Math.exp(Math.random() * Math.log(episodes + 1))));

/** One person reads one episode: opens it, came from somewhere, turns pages, comes to the end. */
function writeReading(episodes: number): { body: string; ip: string } {
  readings += 1;
  const episodeId = idOfEpisode(drawEpisode(episodes));
  const id = `r${process.pid.toString(36)}-${readings.toString(36)}`;
  const pages = Array.from({ length: eventsOfReading - 3 }, (_, page) => ({
    type: 'page',
    id,
    episodeId,
    pageNumber: page + 1,
    leavePosition: (page + 1) / 10,
  }));
  const events = [
    { type: 'opened', id, episodeId, pageNumber: 1 },
    { type: 'referrer', id, episodeId, referrer: 'https://www.example.com/' },
    ...pages,
    { type: 'completed', id, episodeId, pageNumber: eventsOfReading - 2 },
  ];
  const ip = [10, readings >> 16, readings >> 8, readings].map((byte) => byte & 255).join('.');
  return { body: JSON.stringify({ events }), ip };
}

function post(agent: Agent, url: string, { body, ip }: { body: string; ip: string }): Promise<number> {
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'x-forwarded-for': ip,
  };
  return new Promise((resolve, reject) => {
    const call = request(`${url}/reading-events`, { agent, method: 'POST', headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        answer.statusCode === 202
          ? resolve((JSON.parse(text) as { accepted: number }).accepted)
          : reject(new Error(text)),
      );
    });
    call.on('error', reject).end(body);
  });
}

/** Lets readers read until it is over, each request from another person. Answers what was acknowledged. */
export async function sendReadings({ url, episodes, atOnce, isOver }: Readings): Promise<Acknowledged> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const acknowledged: Acknowledged = { events: 0, tenths: new Map(), failures: 0 };
  const read = async () => {
    while (!isOver()) {
      try {
        const accepted = await post(agent, url(), writeReading(episodes));
        const tenth = Math.floor(performance.now() / 100);
        acknowledged.events += accepted;
        acknowledged.tenths.set(tenth, (acknowledged.tenths.get(tenth) ?? 0) + accepted);
      } catch {
        acknowledged.failures += 1;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, read));
  agent.destroy();
  return acknowledged;
}

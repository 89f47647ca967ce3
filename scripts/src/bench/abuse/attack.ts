import { Agent, request } from 'node:http';

// A process of its own: asks without end, from as many addresses as it is told, and tells its parent what was answered.
//   attack.ts URL CLIENTS ADDRESSES

const [, , url = '', clients = '', addresses = ''] = process.argv;
const { hostname, port } = new URL(url);
const agent = new Agent({ keepAlive: true, maxSockets: Number(clients) });
const counts: Record<string, number> = {};
let nth = 0;

/** A document of its own each time, so that none is known. */
const list = (number: number) =>
  JSON.stringify({ query: `{ a${number}: newWorks(first: 50) { nodes { id title } } }` });

/** What costs most: paths that nobody has drawn, lists, passwords. */
function chooseAbuse(number: number): { path: string; method: string; body?: string } {
  if (number % 3 === 0) return { path: `/works/made-up-${number}`, method: 'GET' };
  if (number % 3 === 1) return { path: '/graphql', method: 'POST', body: list(number) };
  const body = JSON.stringify({ email: `nobody${number}@example.com`, password: 'not the password' });
  return { path: '/identity/sign_in', method: 'POST', body };
}

function ask(client: number): void {
  const { path, method, body } = chooseAbuse(nth++);
  const address = `192.0.2.${1 + (client % Number(addresses))}`;
  const headers = { 'x-forwarded-for': address, 'content-type': 'application/json', 'x-komawari-client': 'web' };
  const count = (outcome: string) => {
    counts[outcome] = (counts[outcome] ?? 0) + 1;
    setImmediate(() => ask(client));
  };
  request({ agent, hostname, port, path, method, headers }, (answer) =>
    answer.resume().on('end', () => count(String(answer.statusCode))),
  )
    .on('error', () => count('broken'))
    .end(body);
}

for (let client = 0; client < Number(clients); client += 1) ask(client);
process.on('message', () => process.send?.(counts, () => process.exit(0)));
process.on('disconnect', () => process.exit(0));

import cookie from '@fastify/cookie';
import { createServices } from '@komawari/api';
import { readConfig } from '@komawari/api/config';
import { createServer } from '../../../api/src/composition/app.ts';
import { environment } from '../config.ts';
import { comparatorsDir } from './comparators.ts';

// One GraphQL server in a process of its own, `ours` or `mercurius`, both over the same schema and database.
// Talks to its parent: sends its URL, and its CPU time whenever asked.

const kind = process.argv[2];
const config = readConfig(environment);
const listOfWorks = environment['KOMAWARI_BENCH_DOCUMENT'] ?? '';
const app = createServer(config);
await app.register(cookie);
const services = await createServices(config, app.log);

async function registerOurs(): Promise<void> {
  const { registerGraphQLRoute } = await import('../../../api/src/composition/route.ts');
  registerGraphQLRoute(app, services, new Map([['bench', listOfWorks]]));
}

async function registerMercurius(): Promise<void> {
  const { schema } = await import('../../../api/src/composition/schema.ts');
  const { createContext } = await import('../../../api/src/graphql/context.ts');
  const { GUEST } = await import('../../../api/src/kernel/actor.ts');
  const { default: mercurius } = (await import(`${comparatorsDir}/node_modules/mercurius/index.js`)) as {
    default: never;
  };
  const context = () => createContext({ services, actor: GUEST, reader: services.database });
  const settings = { schema, jit: 1, context, graphiql: false, persistedQueries: { bench: listOfWorks } };
  await app.register(mercurius, settings as never);
}

await (kind === 'ours' ? registerOurs() : registerMercurius());
const url = await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ url });
process.on('message', (message) => {
  if (message === 'cpu') process.send?.({ cpu: process.cpuUsage() });
});
process.on('disconnect', () => process.exit(0));

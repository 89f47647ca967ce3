import { readConfig } from '@komawari/api/config';
import { closeServices, createServices } from '@komawari/api';
import { environment } from '../config.ts';
import { comparatorsDir } from './comparators.ts';

// One GraphQL server in a process of its own, `ours` or `mercurius`, both over the same schema and database.
// Talks to its parent: sends its address, and its CPU time whenever asked.

type MercuriusContext = { requestContext: unknown };

const kind = process.argv[2];
const config = readConfig(environment);
const { createServer } = await import('../../../api/src/app.ts');
const app = createServer(config);
const services = await createServices(config, app.log);

if (kind === 'ours') {
  const { registerGraphQLRoute } = await import('../../../api/src/graphql/route.ts');
  registerGraphQLRoute(app, services, new Map([['bench', environment['BENCH_DOCUMENT'] ?? '']]));
} else {
  const { schema } = await import('../../../api/src/graphql/schema.ts');
  const { createContext } = await import('../../../api/src/graphql/context.ts');
  const { GUEST } = await import('../../../api/src/kernel/actor.ts');
  const { default: mercurius } = (await import(`${comparatorsDir}/node_modules/mercurius/index.js`)) as { default: never };
  const context = (): MercuriusContext => createContext({ services, actor: GUEST, reader: services.database }) as never;
  await app.register(mercurius, { schema, jit: 1, context, graphiql: false } as never);
}
const url = await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ url });
process.on('message', (message) => {
  if (message === 'cpu') process.send?.({ cpu: process.cpuUsage() });
  if (message === 'stop') void app.close().then(() => closeServices(services)).then(() => process.exit(0));
});

import cookie from '@fastify/cookie';
import { createServer } from '../../composition/app.ts';
import { createServices } from '../../composition/createServices.ts';
import { registerGraphQLRoute } from '../../composition/route.ts';
import type { Config } from '../../config/config.ts';
import { registerOpenID } from '../../openid/provider/index.ts';

/** An API process of its own that answers sign-ins, to be killed: the argument is the configuration. It tells its port. */
const config = JSON.parse(process.argv[2] ?? '') as Config;
const app = createServer(config);
const services = await createServices(config, app.log);
await app.register(cookie);
registerGraphQLRoute(app, services, new Map());
registerOpenID(app, services);
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ address });
process.on('disconnect', () => process.exit(0));

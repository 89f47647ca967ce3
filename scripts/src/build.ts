import { buildStale } from './buildStale.ts';
import { runCommand } from './runCommand.ts';

// `npm run build`: what `npm start` would build, without starting. The image of docker-compose.yml is made with it.
await runCommand(() => buildStale());

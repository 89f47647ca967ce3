import { environment } from './config.ts';
import { renderNginxConfigFrom } from './nginx/renderNginxConfig.ts';
import { runCommand } from './runCommand.ts';

// `npm run -s nginx-conf > nginx.conf`: deploy/nginx.conf with its names filled in from the environment.
await runCommand(async () => {
  process.stdout.write(renderNginxConfigFrom(environment));
});

import { openPageStore, type Role, start } from '@komawari/api';
import { readConfig } from '@komawari/api/config';
import { prepareDatabase } from '@komawari/api/database';
import { Refusal } from './Refusal.ts';
import { environment } from './config.ts';
import { publishWorkspace } from './publishWorkspace.ts';
import { runCommand } from './runCommand.ts';
import { stopOnSignal } from './stopOnSignal.ts';

// `npm run serve -- api`, `-- worker` or `-- api worker`: one process of a real installation, as in docker-compose.yml.

function readRoles(args: readonly string[]): Role[] {
  const isRole = (word: string): word is Role => word === 'api' || word === 'worker';
  if (args.length === 0 || !args.every(isRole))
    throw new Refusal('Say what to run: npm run serve -- api, or worker, or both.');
  return args.filter(isRole);
}

await runCommand(async () => {
  const roles = readRoles(process.argv.slice(2));
  const config = readConfig(environment);
  await prepareDatabase(config.database);
  await publishWorkspace(
    await openPageStore(config),
    { ...config.site, language: config.language },
    { keepsPage: !roles.includes('worker') },
  );
  const app = await start({ config, roles });
  stopOnSignal(async () => {
    await app.drain();
    await app.close();
  });
  console.log(`Komawari ${roles.join(' and ')} ready.`);
});

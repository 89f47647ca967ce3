import { closeServices, createServices } from '@komawari/api';
import { readStartConfig, environment } from './config.ts';
import { demoSignIns, hasDemo } from './demoMarker.ts';
import { openInstallation } from './openInstallation.ts';
import { runCommand } from './runCommand.ts';
import { seedDemoOnce } from './seedDemoOnce.ts';

// `npm run seed`: puts the demo into an empty installation, as the first `npm start` does.
await runCommand(async () => {
  const installation = await openInstallation();
  const services = await createServices(installation.config, console);
  const { dataDir } = readStartConfig(environment);
  try {
    await seedDemoOnce(services, dataDir);
  } finally {
    await closeServices(services);
    await installation.close();
  }
  console.log(hasDemo(dataDir) ? demoSignIns : 'People use this installation, so the demo was not put into it.');
});

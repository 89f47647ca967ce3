import { closeServices, createServices } from '@komawari/api';
import { readStartConfig, environment } from './config.ts';
import { demoSignIns, hasDemo } from './demoMarker.ts';
import { openInstallation } from './openInstallation.ts';
import { runInterruptible } from './runInterruptible.ts';
import { seedDemoOnce } from './seedDemoOnce.ts';

// `npm run seed`: puts the demo into an empty installation, as the first `npm start` does.
await runInterruptible(
  () => 'Interrupted: the demo is not whole. npm run seed goes on where this one ended.',
  async (atEnd) => {
    const installation = await openInstallation();
    atEnd(() => installation.close());
    const services = await createServices(installation.config, console);
    atEnd(() => closeServices(services));
    const { dataDir } = readStartConfig(environment);
    await seedDemoOnce(services, dataDir);
    console.log(hasDemo(dataDir) ? demoSignIns : 'People use this installation, so the demo was not put into it.');
  },
);

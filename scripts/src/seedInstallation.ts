import { closeServices, createServices } from '@komawari/api/seeding';
import { readStartConfig, environment } from './config.ts';
import { openInstallation } from './openInstallation.ts';
import { runInterruptible } from './runInterruptible.ts';
import { seedDemoOnce } from './seedDemoOnce.ts';

/**
 * Puts the demo into the installation of the environment, as a command of its own. `goOn` says how one that was interrupted is
 * continued; `atEnd` is called when nothing is left to draw.
 */
export const seedInstallation = (goOn: string, atEnd: (dataDir: string) => void = () => undefined): Promise<void> =>
  runInterruptible(
    () => `Interrupted: the demo is not whole. ${goOn}`,
    async (undo) => {
      const installation = await openInstallation();
      undo(() => installation.close());
      const services = await createServices(installation.config, console);
      undo(() => closeServices(services));
      const { dataDir } = readStartConfig(environment);
      await seedDemoOnce(services, dataDir);
      atEnd(dataDir);
    },
  );

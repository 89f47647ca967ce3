import { createInterface } from 'node:readline/promises';
import { closeServices, createServices } from '@komawari/api';
import { runAdmin } from './admin/runAdmin.ts';
import { openInstallation } from './openInstallation.ts';
import { runCommand } from './runCommand.ts';

async function ask(question: string): Promise<boolean> {
  const keyboard = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await keyboard.question(question)).trim());
  } finally {
    keyboard.close();
  }
}

// `npm run admin -- COMMAND`: what the operator of an installation does by hand.
await runCommand(() =>
  runAdmin(process.argv.slice(2), {
    async withServices(work) {
      const installation = await openInstallation();
      const services = await createServices(installation.config, console);
      try {
        return await work(services);
      } finally {
        await closeServices(services);
        await installation.close();
      }
    },
    print: (text) => console.log(text),
    ...(process.stdin.isTTY && { ask }),
  }),
);

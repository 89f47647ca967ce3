import { createInterface } from 'node:readline/promises';
import { closeServices, createServices } from '@komawari/api';
import { runAdmin } from './admin/runAdmin.ts';
import { openInstallation } from './openInstallation.ts';
import { runInterruptible } from './runInterruptible.ts';

async function ask(question: string): Promise<boolean> {
  const keyboard = createInterface({ input: process.stdin, output: process.stdout });
  // While it is asked, the keyboard's Ctrl-C comes here and to nobody else.
  keyboard.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  try {
    return /^y(es)?$/i.test((await keyboard.question(question)).trim());
  } finally {
    keyboard.close();
  }
}

let isChanging = false;

// `npm run admin -- COMMAND`: what the operator of an installation does by hand.
await runInterruptible(
  () =>
    isChanging
      ? 'Interrupted in the middle: part of it may be done. Look at what is there before you run the command again.'
      : 'Interrupted: nothing is changed.',
  (atEnd) =>
    runAdmin(process.argv.slice(2), {
      async withServices(work) {
        const installation = await openInstallation();
        atEnd(() => installation.close());
        const services = await createServices(installation.config, console);
        atEnd(() => closeServices(services));
        return work(services);
      },
      print: (text) => console.log(text),
      onChange: () => (isChanging = true),
      ...(process.stdin.isTTY && { ask }),
    }),
);

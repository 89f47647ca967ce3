import { closeServices, createServices } from '@komawari/api';
import { Refusal } from './Refusal.ts';
import { commands, describeCommands } from './admin/commands.ts';
import { openInstallation } from './openInstallation.ts';
import { runCommand } from './runCommand.ts';

// `npm run admin -- COMMAND`: what the operator of an installation does by hand.
await runCommand(async () => {
  const [name = 'help', ...args] = process.argv.slice(2);
  if (name === 'help') return console.log(describeCommands());
  const command = commands[name];
  if (!command) throw new Refusal(`There is no command ${name}.\n\n${describeCommands()}`);
  if (args.length !== command.parameters.length) {
    throw new Refusal(`It goes like this: npm run admin -- ${[name, ...command.parameters].join(' ')}`);
  }
  const installation = await openInstallation();
  const services = await createServices(installation.config, console);
  try {
    console.log(await command.run(services, args));
  } finally {
    await closeServices(services);
    await installation.close();
  }
});

import type { Services } from '@komawari/api/operating';
import { Refusal } from '../Refusal.ts';
import { commands, groups } from './commands.ts';
import { describeCommand, describeCommands } from './describeCommands.ts';
import { readArguments } from './readArguments.ts';

/** What a command line is run with. */
export interface AdminSurroundings {
  /** Lends the services of the installation the command works on; opened only for what needs them. */
  withServices<T>(work: (services: Services) => Promise<T>): Promise<T>;
  print(text: string): void;
  /** Told right before something is changed. */
  onChange?(): void;
  /** Asks the person at the keyboard; without one there is nobody to ask, and a change needs --yes. */
  ask?(question: string): Promise<boolean>;
}

/** The command's name, of one word, of two or of three, and what follows it. */
function readName(words: readonly string[]): { name: string; rest: string[] } {
  const length = [3, 2].find((count) => Object.hasOwn(commands, words.slice(0, count).join(' '))) ?? 1;
  return { name: words.slice(0, length).join(' '), rest: words.slice(length) };
}

function findCommand(name: string) {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command) return command;
  const longer = Object.keys(commands).filter((one) => one.startsWith(`${name} `));
  if (longer.length > 0) throw new Refusal(`What about ${name}? There are ${longer.join(', ')}.`);
  throw new Refusal(`There is no command ${name}. npm run admin -- help lists them all.`);
}

/**
 * Runs one command line of `npm run admin`: help, a question, or a change that is told first and confirmed.
 * @throws Refusal with one sentence for what the person can solve
 */
export async function runAdmin(
  words: string[],
  { withServices, print, onChange, ask }: AdminSurroundings,
): Promise<void> {
  if (words.length === 0 || words[0] === 'help') {
    const { name } = readName(words.slice(1));
    return print(name === '' ? describeCommands(groups) : describeCommand(name, findCommand(name)));
  }
  const { name, rest } = readName(words);
  const command = findCommand(name);
  const { given, isConfirmed } = readArguments(name, command, rest);
  await withServices(async (services) => {
    const plan = await command.plan(services, given);
    if (typeof plan === 'string') return print(plan);
    print(plan.will);
    if (!isConfirmed && !ask) throw new Refusal('Nothing is changed. Add --yes to do it.');
    if (!isConfirmed && !(await ask!('Do it? [y/N] '))) return print('Nothing is changed.');
    onChange?.();
    print(await plan.carryOut());
  });
}

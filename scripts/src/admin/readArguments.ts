import { parseWords as parseOptions } from '../parseWords.ts';
import { Refusal } from '../Refusal.ts';
import type { Command } from './Command.ts';
import { writeUsage } from './describeCommands.ts';

/** What was typed after the command's name. */
export interface Arguments {
  given: Record<string, string | boolean | undefined>;
  /** Whether the question before a change is answered already. */
  isConfirmed: boolean;
}

/**
 * Reads the words after a command's name.
 * @throws Refusal naming what is missing, unknown or too much, with the command's usage
 */
export function readArguments(name: string, command: Command, words: string[]): Arguments {
  const refuse = (why: string): never => {
    throw new Refusal(`${why}\n\nIt goes like this: npm run admin -- ${writeUsage(name, command)}`);
  };
  const parsed = parseWords(command, words, refuse);
  const { yes, ...given } = parsed.values as Record<string, string | boolean | undefined>;
  const { parameters, options } = command;
  for (const [index, parameter] of parameters.entries()) {
    const word = parsed.positionals[index]?.trim();
    if (!word) refuse(`${parameter.name} is missing: ${parameter.says}.`);
    given[parameter.name] = word;
  }
  if (parsed.positionals.length > parameters.length) refuse(`"${parsed.positionals[parameters.length]}" is too much.`);
  for (const [option, { isRequired, says, value }] of Object.entries(options)) {
    if (value === undefined) given[option] ??= false;
    if (isRequired && given[option] === undefined) refuse(`--${option} is missing: ${says}.`);
  }
  return { given, isConfirmed: yes === true };
}

function parseWords(command: Command, words: string[], refuse: (why: string) => never) {
  const known = Object.entries(command.options).map(
    ([option, { value }]) => [option, { type: value ? ('string' as const) : ('boolean' as const) }] as const,
  );
  const options = { ...Object.fromEntries(known), yes: { type: 'boolean' as const } };
  return parseOptions({ args: words, options, allowPositionals: true }, refuse);
}

import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Refusal } from './Refusal.ts';

/**
 * The options of a command as Node reads them. What it does not know is told in a sentence, by `refuse` or with what would be right.
 * @param usage how the command is called, or what to do with the sentence
 */
export function parseWords<Config extends ParseArgsConfig>(
  config: Config,
  usage: string | ((why: string) => never),
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    // Node's sentence names the option; its second sentence is about escaping.
    const why = `${(error as Error).message.split('. ')[0]?.replace(/\.$/, '')}.`;
    if (typeof usage === 'function') return usage(why);
    throw new Refusal(`${why} ${usage}`);
  }
}

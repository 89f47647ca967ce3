import type { Command } from './Command.ts';

/** One line: the name, its parameters and its options, optional ones in brackets. */
export function writeUsage(name: string, { parameters, options }: Command): string {
  const words = Object.entries(options).map(([option, { value, isRequired }]) => {
    const word = value ? `--${option} ${value}` : `--${option}`;
    return isRequired ? word : `[${word}]`;
  });
  return [name, ...parameters.map((parameter) => parameter.name), ...words].join(' ');
}

const writeTable = (rows: (readonly [string, string])[]): string => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
};

/** What `npm run admin -- help` prints: every command of every group, a line each. */
export function describeCommands(groups: Record<string, Record<string, Command>>): string {
  const parts = Object.entries(groups).map(
    ([title, commands]) =>
      `${title}\n${writeTable(Object.entries(commands).map(([name, { summary }]) => [name.padEnd(24), summary] as const))}`,
  );
  return `npm run admin -- COMMAND …\nnpm run admin -- help COMMAND

${parts.join('\n\n')}

A command that changes something says what it will do and asks; --yes answers beforehand.
Works on the installation that DATABASE_URL names, or on the copy in KOMAWARI_DATA that npm start made.`;
}

/** What `npm run admin -- help NAME` prints. */
export function describeCommand(name: string, command: Command): string {
  const rows = [
    ...command.parameters.map((parameter) => [parameter.name, parameter.says] as const),
    ...Object.entries(command.options).map(
      ([option, { value, says, isRequired }]) =>
        [value ? `--${option} ${value}` : `--${option}`, isRequired ? `${says} (required)` : says] as const,
    ),
  ];
  const parts = [`npm run admin -- ${writeUsage(name, command)}`, `${name} ${command.summary}.`, command.details];
  if (rows.length > 0) parts.push(writeTable(rows));
  parts.push(`For example:\n  npm run admin -- ${command.example}`);
  return parts.filter((part) => part !== '').join('\n\n');
}

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './config.ts';

/** A program of its own prints each: the code as it stands now, not as this process loaded it. */
const printedBy = (program: string) => (): string =>
  execFileSync(process.execPath, [join(root, program)], { encoding: 'utf8' });

/** The committed files that are derived from the API's code, and how each is made. */
export const generatedFiles: readonly { path: string; print: () => string }[] = [
  { path: 'api/schema.graphql', print: printedBy('api/src/composition/printSchema.ts') },
  { path: 'ui/src/limits.ts', print: printedBy('api/src/composition/printLimits.ts') },
];

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './config.ts';
import { compileCatalogue } from './messages/compileCatalogue.ts';
import { listCatalogues, readCatalogue, workspaces } from './messages/readCatalogues.ts';

/** A program of its own prints each: the code as it stands now, not as this process loaded it. */
const printedBy = (program: string) => (): string =>
  execFileSync(process.execPath, [join(root, program)], { encoding: 'utf8' });

type GeneratedFile = { path: string; print: () => string };

/** What the texts of the interface become: functions that Node and browsers run as they are, and their types. */
const messageFiles: GeneratedFile[] = workspaces.flatMap((workspace) =>
  listCatalogues(workspace, 'en').flatMap((name) =>
    Object.entries(compileCatalogue(readCatalogue(workspace, name))).map(([file, text]) => ({
      path: `${workspace}/src/messages/${file}`,
      print: () => text,
    })),
  ),
);

/** The committed files that are derived from something else, and how each is made. The API's code wants its texts first. */
export const generatedFiles: readonly GeneratedFile[] = [
  ...messageFiles,
  { path: 'api/schema.graphql', print: printedBy('api/src/composition/printSchema.ts') },
  { path: 'ui/src/limits.ts', print: printedBy('api/src/composition/printLimits.ts') },
];

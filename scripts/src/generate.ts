import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateTypes } from './buildStale.ts';
import { generatedFiles } from './generatedFiles.ts';
import { root } from './config.ts';
import { runCommand } from './runCommand.ts';

// `npm run generate`: writes what is derived from the code, first the schema and the limits, then the types derived from the schema.
await runCommand(async () => {
  for (const { path, print } of generatedFiles) writeFileSync(join(root, path), print());
  await generateTypes();
});

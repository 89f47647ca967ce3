import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateTypes } from './buildStale.ts';
import { root } from './config.ts';
import { runCommand } from './runCommand.ts';

// `npm run generate`: writes what is derived from the code, first the schema, then the types derived from that.
await runCommand(async () => {
  const sdl = execFileSync(process.execPath, [join(root, 'api/src/composition/printSchema.ts')], { encoding: 'utf8' });
  writeFileSync(join(root, 'api/schema.graphql'), sdl);
  await generateTypes();
});

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from './Refusal.ts';
import { generateTypes } from './buildStale.ts';
import { root } from './config.ts';
import { runCommand } from './runCommand.ts';

// The committed schema is what reviewers read and what both front ends are typed by: it has to be the code's.
await runCommand(async () => {
  const sdl = execFileSync(process.execPath, [join(root, 'api/src/composition/printSchema.ts')], { encoding: 'utf8' });
  if (sdl !== readFileSync(join(root, 'api/schema.graphql'), 'utf8')) {
    throw new Refusal('api/schema.graphql is not what the code says. Run `npm run generate` and commit the result.');
  }
  await generateTypes();
  console.log('api/schema.graphql is up to date.');
});

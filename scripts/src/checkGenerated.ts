import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from './Refusal.ts';
import { generateTypes } from './buildStale.ts';
import { generatedFiles } from './generatedFiles.ts';
import { root } from './config.ts';
import { runCommand } from './runCommand.ts';

// The committed schema and limits are what reviewers read and what both front ends go by: they have to be the code's.
await runCommand(async () => {
  for (const { path, print } of generatedFiles)
    if (print() !== readFileSync(join(root, path), 'utf8'))
      throw new Refusal(`${path} is not what the code says. Run \`npm run generate\` and commit the result.`);
  await generateTypes();
  console.log(`${generatedFiles.map(({ path }) => path).join(' and ')} are up to date.`);
});

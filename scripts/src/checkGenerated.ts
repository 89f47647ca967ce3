import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from './Refusal.ts';
import { generateTypes } from './buildStale.ts';
import { generatedFiles } from './generatedFiles.ts';
import { root } from './config.ts';
import { runCommand } from './runCommand.ts';

// What is committed and derived is what reviewers read and what both front ends go by: it has to be what its source says.
await runCommand(async () => {
  for (const { path, print } of generatedFiles)
    if (print() !== readFileSync(join(root, path), 'utf8'))
      throw new Refusal(`${path} is not what its source says. Run \`npm run generate\` and commit the result.`);
  await generateTypes();
  console.log(`${generatedFiles.length} generated files are up to date.`);
});

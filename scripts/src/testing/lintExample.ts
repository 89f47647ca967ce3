import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../config.ts';

/**
 * What the linter says of a file that would stand at `path` of the repository, a line for each finding. It stands in a folder
 * of its own with the linter's configuration: other tests read the repository's files at the same time.
 */
export async function lintExample(path: string, lines: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'komawari-lint-'));
  try {
    for (const name of ['.oxlintrc.json', 'package.json', 'scripts/src/lint'])
      cpSync(join(root, name), join(folder, name), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), lines.join('\n'));
    return await new Promise((resolve) => {
      execFile(join(root, 'node_modules/.bin/oxlint'), ['--format=unix', path], { cwd: folder }, (_error, said) =>
        resolve(said),
      );
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The lines of such a file that a rule of this repository refuses. */
export async function linesRefusedBy(rule: string, path: string, lines: readonly string[]): Promise<number[]> {
  const said = await lintExample(path, lines);
  return [...said.matchAll(new RegExp(`:(\\d+):\\d+: .*komawari\\(${rule}\\)`, 'g'))].map(([, line]) => Number(line));
}

import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environment } from '../../config.ts';
import { Refusal } from '../../Refusal.ts';

/** Opens a text in the editor of the person at the keyboard; answers what they saved. */
export async function editText(name: string, text: string): Promise<string> {
  const editor = environment['VISUAL'] ?? environment['EDITOR'];
  if (!editor) throw new Refusal('Say with EDITOR which editor to open, or write a file and use pages set.');
  const folder = await mkdtemp(join(tmpdir(), 'komawari-page-'));
  try {
    const file = join(folder, name);
    await writeFile(file, text);
    // By the shell, because an editor may come with options: "code --wait".
    const { status } = spawnSync(`${editor} "$0"`, [file], { stdio: 'inherit', shell: '/bin/sh' });
    if (status !== 0) throw new Refusal('The editor ended with an error. Nothing is changed.');
    const edited = await readFile(file, 'utf8');
    if (edited === text) throw new Refusal('The text is as it was. Nothing is changed.');
    return edited;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

import { readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { typeOfFile } from '../../kernel/fileTypes.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Without the character set, which nginx adds to texts. */
const plainTypeOf = (name: string): string => typeOfFile(name).split(';', 1)[0]!;

/** The types of deploy/nginx.conf by extension. */
function readNginxTypes(): Map<string, string> {
  const [, block = ''] = /\btypes \{([^}]*)\}/.exec(readFileSync(`${root}deploy/nginx.conf`, 'utf8')) ?? [];
  const lines = [...block.matchAll(/(\S+\/\S+) ([^;]+);/g)];
  return new Map(lines.flatMap(([, type = '', names = '']) => names.split(' ').map((name) => [`.${name}`, type])));
}

/** What a script reads as bytes and no browser shows: character maps, colour profiles and fonts of PDF, licences. */
const isData = (name: string): boolean => /\.(?:bcmap|icc|pfb)$/.test(name) || /(?:^|\/)LICENSE[^/.]*$/.test(name);

it('every file of the front ends has a type of its own, and nginx says the same of it', () => {
  const nginx = readNginxTypes();
  const files = ['site/public', 'site/dist/en/client', 'site/dist/ja/client', 'workspace/dist'].flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
  );
  const found = files.map(({ name }) => name).filter((name) => !isData(name));
  expect(found).toContain('og.jpg');
  for (const name of found) {
    expect(plainTypeOf(name), name).not.toBe('application/octet-stream');
    expect(nginx.get(extname(name)), name).toBe(plainTypeOf(name));
  }
});

it('nginx knows no type that the API does not know', () => {
  for (const [extension, type] of readNginxTypes()) expect(plainTypeOf(`file${extension}`), extension).toBe(type);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../config.ts';
import { reachOfWorkspaces } from './workspaces.ts';

/** Everything that is reached from a workspace by following the arrows. */
function follow(arrows: Record<string, string[]>, from: string, seen = new Set<string>()): Set<string> {
  for (const next of arrows[from] ?? []) {
    if (!seen.has(next)) follow(arrows, next, seen.add(next));
  }
  return seen;
}

it('no workspace reaches itself through others', () => {
  const arrows = reachOfWorkspaces();
  expect(Object.keys(arrows).filter((workspace) => follow(arrows, workspace).has(workspace))).toEqual([]);
  expect(follow({ api: ['scripts'], scripts: ['storage', 'api'] }, 'api')).toContain('api');
});

it('the manifest of each workspace names no other than those its files may import', () => {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] };
  const arrows = reachOfWorkspaces();
  expect(Object.keys(arrows).toSorted()).toEqual(workspaces.toSorted());
  for (const workspace of workspaces) {
    const manifest = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')) as Record<string, object>;
    const named = Object.keys({ ...manifest['dependencies'], ...manifest['devDependencies'] })
      .filter((name) => name.startsWith('@komawari/'))
      .map((name) => name.slice('@komawari/'.length));
    expect(arrows[workspace], `${workspace}/package.json`).toEqual(expect.arrayContaining(named));
  }
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { makeDerivatives } from '../makeDerivatives.ts';
import type { Derivative } from '../makeDerivatives.ts';
import { painting } from '../testing/drawPicture.ts';
import { createAvifMaker } from './createAvifMaker.ts';

/** The processes this one has started and that run. */
const children = (): number[] =>
  readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

const picture = () => painting(700, 500).jpeg().toBuffer();

it('sizes are byte for byte those the encoder makes here', async () => {
  const original = await picture();
  const maker = createAvifMaker({ idleFor: 100 });
  const made = await maker.make(original, 'page');
  expect(made.map(({ name }) => name)).toEqual(['700.avif', '640.avif', '320.avif', '160.avif']);
  const here: Derivative[] = [];
  for await (const size of makeDerivatives(original, { format: 'avif' })) here.push(size);
  expect(made).toEqual(here);
});

it('the process ends when nothing is left to make, and another one begins with the next picture', async () => {
  const before = children();
  const maker = createAvifMaker({ idleFor: 100 });
  await maker.make(await picture(), 'page');
  await expect.poll(children).toEqual(before);
  await expect(maker.make(await picture(), 'page')).resolves.toHaveLength(4);
});

/** A maker whose process is there, and which that is. */
async function startedMaker() {
  const before = children();
  const maker = createAvifMaker({ idleFor: 60_000 });
  await maker.make(await picture(), 'page');
  const [child] = children().filter((id) => !before.includes(id));
  if (child === undefined) throw new Error('The maker has no process.');
  return { maker, child };
}

it('what is not a picture is refused, and the next one is made', async () => {
  const { maker } = await startedMaker();
  await expect(maker.make(Buffer.from('no picture'), 'page')).rejects.toThrow('This is not an image.');
  await expect(maker.make(await picture(), 'page')).resolves.toHaveLength(4);
});

it('a process that is brought down refuses the picture at hand, and the next one is made by another', async () => {
  const { maker, child } = await startedMaker();
  const large = await painting(3000, 3000).jpeg().toBuffer();
  const refused = maker.make(large, 'page').catch(String);
  process.kill(child, 'SIGKILL');
  expect(await refused).toMatch(/exited|terminat/i);
  await expect(maker.make(await picture(), 'page')).resolves.toHaveLength(4);
});

it('a picture that is not wanted any more ends the process', async () => {
  const { maker, child } = await startedMaker();
  const ending = new AbortController();
  const large = await painting(3000, 3000).jpeg().toBuffer();
  const refused = maker.make(large, 'page', ending.signal).catch(String);
  ending.abort();
  expect(await refused).toMatch(/abort/);
  await expect.poll(children).not.toContain(child);
});

import { expect, it } from 'vitest';
import { Refusal } from './Refusal.ts';
import { needProgram } from './needProgram.ts';

it('a program that is missing is named, with how to get it', async () => {
  const asking = needProgram('komawari-no-such-program', 'which asks for the pages');
  await expect(asking).rejects.toThrow('apt-get install komawari-no-such-program');
  await expect(asking).rejects.toBeInstanceOf(Refusal);
});

it('a program that is there is enough, whatever it answers', async () => {
  await expect(needProgram('false', 'which always fails')).resolves.toBeUndefined();
});

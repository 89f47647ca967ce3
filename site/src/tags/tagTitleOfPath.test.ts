import { expect, it } from 'vitest';
import { tagPath } from '../paths.ts';
import { tagTitleOfPath } from './tagTitleOfPath.ts';

it.each(['魔女', 'Q&A', 'a+b=c', ':a;b,c', '@mina', '$100', '100%', '%2e%2e', '%26', '%2F', '#'])(
  'the path of the tag %j is read back as it was written',
  (title) => {
    expect(tagTitleOfPath(tagPath(title))).toBe(title);
    expect(tagTitleOfPath(`${tagPath(title)}/after/abcdefgh`)).toBe(title);
  },
);

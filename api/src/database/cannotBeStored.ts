import { Refusal } from '../kernel/errors.ts';

/** A text has a NUL in it, which PostgreSQL has no place for. Whatever argument it stood in, it is the caller's mistake. */
export const cannotBeStored = (): Refusal =>
  new Refusal(
    'BAD_USER_INPUT',
    'A text contains a character that cannot be stored. Type it again instead of pasting it.',
    '保存できない文字が含まれています。',
  );

import { expect, it } from 'vitest';
import { parseWords } from './parseWords.ts';
import { Refusal } from './Refusal.ts';

const options = { rounds: { type: 'string' as const }, quick: { type: 'boolean' as const } };
const parse = (args: string[]) => parseWords({ args, options }, 'Write npm run kill -- --rounds 200.');

it('what a command knows is read as Node reads it', () => {
  expect(parse(['--rounds', '3', '--quick']).values).toEqual({ rounds: '3', quick: true });
});

it.each([
  ['an option nobody knows', ['--help'], "Unknown option '--help'. Write npm run kill"],
  ['a value that is missing', ['--rounds'], "Option '--rounds <value>' argument missing. Write npm run kill"],
  ['a value for a switch', ['--quick=1'], "Option '--quick' does not take an argument. Write npm run kill"],
  ['a word where none belongs', ['200'], "Unexpected argument '200'. Write npm run kill"],
])('%s is told in a sentence, with what would be right', (_name, args, sentence) => {
  expect(() => parse(args)).toThrow(Refusal);
  expect(() => parse(args)).toThrow(sentence);
});

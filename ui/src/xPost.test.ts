import { expect, it } from 'vitest';
import { weighXPost } from './xPost.ts';

it.each([
  ['', 0],
  ['Read it', 7],
  ['灯台守', 6],
  ['第1話 https://komawari.example/episodes/0123456789?with=a&long=query', 5 + 1 + 23],
  ['“so” it is…', 12],
])('%s weighs as much as at X', (text, weight) => expect(weighXPost(text)).toBe(weight));

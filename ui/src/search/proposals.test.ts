import { expect, it } from 'vitest';
import { listProposals } from './proposals.ts';

it('a title is proposed in the language of its work; nobody recorded that of a name or a tag', () => {
  const proposals = listProposals({
    titles: [{ id: 'w1', title: 'The Night Mail', language: 'en', user: { displayName: 'みな' } }],
    creators: [{ screenName: 'mina', displayName: 'みな' }],
    tags: [{ title: '夜' }],
  });
  expect(proposals.map(({ text, lang }) => [text, lang])).toEqual([
    ['The Night Mail', 'en'],
    ['みな', 'ja'],
    ['#夜', 'ja'],
  ]);
});

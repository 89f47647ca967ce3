import type { TestPerson } from '../../createTestApp.ts';
import type { Scene } from '../createScene.ts';

/** What X sends along when somebody agreed there. */
export async function agreeAtX({ test, word }: Scene, as: TestPerson): Promise<{ code: string; state: string }> {
  const { data } = await test.run('mutation { startXLink { url } }', {}, as);
  const address = new URL(data.startXLink.url);
  address.pathname = address.pathname.replace(/authorize$/, 'decide');
  const facts = { username: word(), name: 'mina', description: '', lasts: '7200', decision: 'allow' };
  for (const [name, value] of Object.entries(facts)) address.searchParams.set(name, value);
  const answer = await fetch(address, { redirect: 'manual' });
  const back = new URL(answer.headers.get('location') ?? '').searchParams;
  return { code: back.get('code') ?? '', state: back.get('state') ?? '' };
}

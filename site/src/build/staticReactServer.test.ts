import { createElement, type FunctionComponent } from 'react';
import { Icon } from '@komawari/ui/icons';
import { expect, it } from 'vitest';
import renderer from './staticReactServer.ts';

const draw = <Props extends object>(component: FunctionComponent<Props>, props: Props): string =>
  renderer.renderToStaticMarkup(component as FunctionComponent, props as Record<string, unknown>, {}).html;

it('two functions are two properties, whatever their JSON says', () => {
  const Word = ({ say }: { say: () => string }) => createElement('b', null, say());
  expect(draw(Word, { say: () => '一' })).toBe('<b>一</b>');
  expect(draw(Word, { say: () => '二' })).toBe('<b>二</b>');
});

it('what depends on the time is drawn as of now, not as of the first page that had it', () => {
  let now = 1;
  const Clock = ({ at }: { at: string }) => createElement('time', { dateTime: at }, now);
  expect(draw(Clock, { at: '2026-01-01' })).toBe('<time dateTime="2026-01-01">1</time>');
  now = 2;
  expect(draw(Clock, { at: '2026-01-01' })).toBe('<time dateTime="2026-01-01">2</time>');
});

it('a remembered icon is the one of its own name and size', () => {
  const [first, other] = [draw(Icon, { name: 'home', size: 'sm' }), draw(Icon, { name: 'bell', size: 'sm' })];
  expect(other).not.toBe(first);
  expect(draw(Icon, { name: 'home', size: 'sm' })).toBe(first);
});

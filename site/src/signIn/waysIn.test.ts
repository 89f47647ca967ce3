// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { signInAddress } from './signInAddress.ts';
import { startWaysIn } from './startWaysIn.ts';

afterEach(() => history.replaceState(null, '', '/'));

it.each([
  ['/episodes/e1', '/signin?to=%2Fepisodes%2Fe1'],
  ['/episodes/e1?page=9#comments', '/signin?to=%2Fepisodes%2Fe1%3Fpage%3D9%23comments'],
  ['/search?q=%E9%9B%B2&sort=new', '/signin?to=%2Fsearch%3Fq%3D%25E9%259B%25B2%26sort%3Dnew'],
])('who signs in on %s comes back to that very place', (place, address) => {
  history.replaceState(null, '', place);
  expect(signInAddress()).toBe(address);
  expect(new URL(address, 'https://komawari.example').searchParams.get('to')).toBe(place);
});

it('the links of the header lead back to the place at which they are pressed', () => {
  document.body.innerHTML = `<a href="/signin?to=%2Fsearch">Sign in</a><a href="/signup?to=%2Fsearch">Sign up</a>`;
  startWaysIn(document);
  history.replaceState(null, '', '/search?q=a%26b#works');
  const pressed = [...document.querySelectorAll('a')].map((link) => {
    // The page stays: jsdom goes nowhere.
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    return link.getAttribute('href');
  });
  expect(pressed.map((href) => new URL(href ?? '', 'https://komawari.example').pathname)).toEqual([
    '/signin',
    '/signup',
  ]);
  for (const href of pressed)
    expect(new URL(href ?? '', 'https://komawari.example').searchParams.get('to')).toBe('/search?q=a%26b#works');
});

it('a link that names a place of the page leads back there, wherever somebody reads', () => {
  document.body.innerHTML = `<a href="/signup?to=%2Fepisodes%2Fe1%23paywall">Sign up</a>`;
  startWaysIn(document);
  history.replaceState(null, '', '/episodes/e1#p2');
  const link = document.querySelector('a');
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.click();
  expect(link?.getAttribute('href')).toBe('/signup?to=%2Fepisodes%2Fe1%23paywall');
});

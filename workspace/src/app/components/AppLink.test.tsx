import { setLanguage } from '@komawari/ui/language';
import { LinkProvider, SiteHeader } from '@komawari/ui/components';
import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { OperatorLinks } from '../../shared/components/OperatorLinks.tsx';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import { AppLink } from './AppLink.tsx';

afterEach(async () => {
  cleanup();
  document.head.replaceChildren();
  setLanguage('en');
});

/** Shows links on a page of an installation that speaks English. */
function show(...addresses: string[]): void {
  document.head.innerHTML = '<meta name="komawari-language" content="en" />';
  renderScreen(
    <LinkProvider value={AppLink}>
      <SiteHeader />
      {addresses.map((href) => (
        <AppLink key={href} href={href}>
          {href}
        </AppLink>
      ))}
      <AppLink href="/data/file.csv" download>
        File
      </AppLink>
      <OperatorLinks />
    </LinkProvider>,
  );
}

const placeOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('on a screen in the other language than the installation, links to the site lead to its pages in that language', async () => {
  show(
    '/works/w1',
    '/@mina',
    '/episodes/e1?page=3',
    '/',
    '/ja/works/w2',
    '/my',
    '/oauth2/authorize?a=b',
    '#main',
    'https://x.com/',
  );
  expect(placeOf('/works/w1')).toBe('/works/w1');
  await inLanguage('ja');
  expect(placeOf('/works/w1')).toBe('/ja/works/w1');
  expect(placeOf('/@mina')).toBe('/ja/@mina');
  expect(placeOf('/episodes/e1?page=3')).toBe('/ja/episodes/e1?page=3');
  expect(placeOf('/')).toBe('/ja');
  // Somebody came from there.
  expect(placeOf('/ja/works/w2')).toBe('/ja/works/w2');
  // What is no page of the site has one address.
  for (const own of ['/my', '/oauth2/authorize?a=b', '#main', 'https://x.com/']) expect(placeOf(own)).toBe(own);
  expect(placeOf('File')).toBe('/data/file.csv');
  expect(placeOf('利用規約')).toBe('/ja/terms');
  expect(screen.getByRole('searchbox').closest('form')?.getAttribute('action')).toBe('/ja/search');
});

import { expect, it } from 'vitest';
import { keepLanguage } from './keepLanguage.ts';

it.each([
  ['<a href="/works/w1">', '<a href="/ja/works/w1">'],
  ['<a class="link" href="/works/w1#episodes" lang="ja">', '<a class="link" href="/ja/works/w1#episodes" lang="ja">'],
  ['<a href="/">', '<a href="/ja">'],
  ['<a href="/?from=mail">', '<a href="/ja?from=mail">'],
  ['<a href="/@mashiro/manga">', '<a href="/ja/@mashiro/manga">'],
  ['<form action="/search" role="search">', '<form action="/ja/search" role="search">'],
  ['<a href="/new_works/feed.atom">', '<a href="/ja/new_works/feed.atom">'],
  ['<form method="post" action="/mature/works/w1">', '<form method="post" action="/mature/ja/works/w1">'],
  // No pages of the site, or of another language.
  ['<a href="/workspace/manga/new">', '<a href="/workspace/manga/new">'],
  ['<a href="/signin?to=%2Fworks%2Fw1">', '<a href="/signin?to=%2Fworks%2Fw1">'],
  ['<a href="https://elsewhere.example/works/w1">', '<a href="https://elsewhere.example/works/w1">'],
  ['<a href="//elsewhere.example">', '<a href="//elsewhere.example">'],
  ['<a href="#main">', '<a href="#main">'],
  ['<a href="/works/w1" hreflang="en">', '<a href="/works/w1" hreflang="en">'],
  ['<img src="/images/i1/960.webp">', '<img src="/images/i1/960.webp">'],
  ['<p>&lt;a href="/works/w1"></p>', '<p>&lt;a href="/works/w1"></p>'],
])('%s becomes %s on a page of the other language, and stays in the language of the site', (written, kept) => {
  expect(keepLanguage(written, '/ja')).toBe(kept);
  expect(keepLanguage(written, '')).toBe(written);
});

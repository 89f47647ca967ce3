// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FlashRegion } from '../flash/react.tsx';
import { IconSprite, Logo } from '../icons/index.ts';
import {
  Avatar,
  BookmarkButton,
  Button,
  CommentBalloon,
  Cover,
  Dialog,
  EpisodeRow,
  LikeButton,
  LoadMore,
  MetaCount,
  Notice,
  RelativeTime,
  OwnPagesLink,
  SiteHeader,
  TagChip,
  TextArea,
  TextField,
  UploadTile,
  ViewerWays,
  WatchButton,
  WaysIn,
  WorkCard,
} from './index.ts';

const nothing = () => undefined;
const picture = {
  url: '/images/i1/640.webp',
  srcSet: '/images/i1/320.webp 320w, /images/i1/640.webp 640w',
  avifSrcSet: '/images/i1/640.avif 640w',
  width: 640,
  height: 900,
  focusX: 0.48,
  focusY: 0.22,
  alt: 'ミナ',
};

test('every component renders where there is no browser', () => {
  const html = renderToString(
    <>
      <IconSprite names={['heart', 'heart']} />
      <Logo />
      <SiteHeader place="new">
        <WaysIn to="/" />
        <ViewerWays>
          <OwnPagesLink />
        </ViewerWays>
      </SiteHeader>
      <FlashRegion />
      <Button variant="primary">Publish</Button>
      <TextField label="Title" maxCharacters={100} defaultValue="雨" />
      <TextArea label="Afterword" />
      <TagChip title="日常" href="/tags/日常" />
      <LikeButton given={3} total={12} onLike={nothing} onTakeBack={nothing} />
      <BookmarkButton title="雨" bookmarked={false} onToggle={nothing} />
      <WatchButton watching={false} creatorName="雨宮" onWatch={nothing} onUnwatch={nothing} />
      <CommentBalloon author={null} createdAt="2026-11-20T12:00:00Z" body="すき" />
      <Notice dismissedAs="x">News</Notice>
      <Dialog open={false} onClose={nothing} title="Delete?" actions={null}>
        Gone.
      </Dialog>
      <EpisodeRow href="/episodes/e1" place="第1話" title="" lang="ja" thumbnail={null} status={{ kind: 'read' }} />
      <UploadTile number={1} fileName="p01.png" state={{ kind: 'queued' }} />
      <Avatar source={null} name="雨宮" named />
      <LoadMore count={18} noun="episodes" href="?page=2" />
    </>,
  );
  expect(html.match(/<symbol/g)).toHaveLength(1);
  expect(html).toContain('1 / 100');
});

test('a picture reserves its room, offers the better format first and keeps its focus point', () => {
  const html = renderToString(<Cover source={picture} title="空" lang="ja" sizes="200px" />);
  expect(html).toContain('width="640" height="900"');
  expect(html.indexOf('image/avif')).toBeLessThan(html.indexOf('<img'));
  expect(html).toContain('object-position:48% 22%');
});

test('a missing cover is the title in ink, and a reader of the page hears the title once', () => {
  const html = renderToString(<WorkCard href="/works/w1" title="空" lang="ja" cover={null} />);
  expect(html).toMatch(/<span class="cover__title" lang="ja" aria-hidden="true">空<\/span>/);
  expect(html).toMatch(/<a href="\/works\/w1" tabindex="-1" aria-hidden="true">/i);
});

test('a time on a stored page is a date with its exact form', () => {
  expect(renderToString(<RelativeTime at="2020-11-13T03:00:00Z" />)).toBe(
    '<time data-relative="" dateTime="2020-11-13T03:00:00Z" title="2020年11月13日(金) 12:00 JST">2020年11月13日</time>',
  );
});

test('one is counted in the singular', () => {
  expect(renderToString(<LoadMore count={1} noun="episodes" />)).toContain('Show 1 more episode<');
  expect(renderToString(<LoadMore noun="episodes" />)).toContain('Show more episodes<');
  expect(renderToString(<MetaCount icon="eye" count={1} word="views" />)).toContain('>view<');
});

import { describe, expect, it } from 'vitest';
import { demoCatalogue, picturesOf } from './index.ts';

const { creators, readers, editorial } = demoCatalogue;
const works = creators.flatMap((creator) => creator.works);
const episodes = works.flatMap((work) => work.episodes);
const pages = episodes.flatMap((episode) => episode.pages);
const lengthOf = (text: string): number => [...text.normalize('NFC').trim()].length;

describe('the demo catalogue', () => {
  it('has fourteen works by eight creators, and the two accounts people sign in with', () => {
    expect(works).toHaveLength(14);
    expect(creators).toHaveLength(8);
    expect(creators[0]!.email).toBe('creator@example.com');
    expect(creators[0]!.works).toHaveLength(3);
    expect(readers[0]!.email).toBe('reader@example.com');
    expect(readers).toHaveLength(25);
  });

  it('mixes directions, one-shots, finished works, drafts, schedules and wide pages', () => {
    const directions = works.map((work) => work.scrollDirection);
    expect(directions.filter((direction) => direction === 'TOP_TO_BOTTOM')).toHaveLength(2);
    expect(directions.filter((direction) => direction === 'LEFT_TO_RIGHT')).toHaveLength(1);
    expect(works.filter((work) => work.isOneShot)).toHaveLength(3);
    expect(works.some((work) => work.isCompleted && !work.isOneShot)).toBe(true);
    expect(new Set(episodes.map((episode) => episode.status))).toEqual(
      new Set(['PUBLIC', 'SCHEDULED', 'FAN_ONLY', 'DRAFT']),
    );
    expect(pages.filter((page) => page.width > page.height).length).toBeGreaterThanOrEqual(2);
    expect(pages.filter((page) => page.height >= 6000).length).toBeGreaterThanOrEqual(2);
  });

  it('has illustrations of one to four pictures, some of works, some alone, one still closed', () => {
    const illustrations = creators.flatMap((creator) => creator.illustrations);
    const workKeys = new Set(works.map((work) => work.key));
    expect(illustrations.length).toBeGreaterThanOrEqual(10);
    for (const { title, description, work, pictures } of illustrations) {
      expect(lengthOf(title)).toBeLessThanOrEqual(100);
      expect(lengthOf(description)).toBeLessThanOrEqual(1000);
      expect(pictures.length).toBeGreaterThanOrEqual(1);
      expect(pictures.length).toBeLessThanOrEqual(4);
      for (const picture of pictures) expect(lengthOf(picture.altText)).toBeGreaterThan(0);
      if (work !== null) expect(workKeys).toContain(work);
    }
    expect(illustrations.filter(({ work }) => work === null)).not.toHaveLength(0);
    expect(illustrations.filter(({ isOpen }) => !isOpen)).toHaveLength(1);
  });

  it('keeps every text within the limits the forms enforce', () => {
    for (const person of [...creators, ...readers]) {
      expect(person.screenName).toMatch(/^[A-Za-z0-9][A-Za-z0-9_-]{2,19}$/);
      expect(lengthOf(person.displayName)).toBeLessThanOrEqual(50);
      expect(lengthOf(person.selfIntroduction)).toBeLessThanOrEqual(1500);
    }
    for (const { site } of creators) {
      expect(lengthOf(site.title)).toBeLessThanOrEqual(50);
      expect(lengthOf(site.description)).toBeLessThanOrEqual(300);
      expect(lengthOf(site.comment)).toBeLessThanOrEqual(500);
      expect(site.color).toMatch(/^#[0-9a-f]{6}$/);
      for (const link of site.links) {
        expect(lengthOf(link.title)).toBeLessThanOrEqual(30);
        expect(new URL(link.url).hostname).toBe('example.com');
      }
    }
    for (const work of works) {
      expect(lengthOf(work.title)).toBeLessThanOrEqual(100);
      expect(lengthOf(work.description)).toBeGreaterThan(30);
      expect(lengthOf(work.description)).toBeLessThanOrEqual(1000);
      expect(work.tags.length).toBeLessThanOrEqual(10);
      for (const tag of work.tags) expect(tag).toMatch(/^[^\s#]{1,30}$/u);
    }
    for (const episode of episodes) {
      expect(lengthOf(episode.title)).toBeLessThanOrEqual(100);
      expect(lengthOf(episode.afterword)).toBeLessThanOrEqual(1000);
    }
    for (const page of pages) {
      expect(lengthOf(page.altText)).toBeGreaterThan(0);
      expect(lengthOf(page.altText)).toBeLessThanOrEqual(1000);
      expect(lengthOf(page.transcript)).toBeLessThanOrEqual(1000);
    }
  });

  it('has comments, likes, bookmarks and watches that point at people and works of the catalogue', () => {
    const readerNames = new Set(readers.map((reader) => reader.screenName));
    const creatorNames = new Set(creators.map((creator) => creator.screenName));
    const workKeys = new Set(works.map((work) => work.key));
    const comments = episodes.flatMap((episode) => episode.comments);
    expect(comments.length).toBeGreaterThanOrEqual(80);
    for (const episode of episodes) {
      for (const comment of episode.comments) {
        if (comment.reader) expect(readerNames).toContain(comment.reader);
        expect(lengthOf(comment.body)).toBeGreaterThan(0);
        expect(lengthOf(comment.body)).toBeLessThanOrEqual(500);
        expect(comment.hoursAgo).toBeLessThanOrEqual(episode.publishedHoursAgo!);
      }
      for (const like of episode.likes) {
        expect(readerNames).toContain(like.reader);
        expect(like.count).toBeGreaterThanOrEqual(1);
        expect(like.count).toBeLessThanOrEqual(10);
      }
    }
    for (const reader of readers) {
      for (const key of reader.bookmarks) expect(workKeys).toContain(key);
      for (const name of reader.watches) expect(creatorNames).toContain(name);
    }
  });

  it('lets the reader who signs in have a history: episodes that are out, some finished and some put down', () => {
    const [first] = readers;
    for (const { episode: key, page, hoursAgo } of first!.readings) {
      const episode = episodes.find((one) => one.key === key);
      expect([key, episode?.status]).toEqual([key, 'PUBLIC']);
      expect(hoursAgo).toBeLessThan(episode!.publishedHoursAgo!);
      if (page !== null) expect(page).toBeLessThan(episode!.pages.length);
    }
    expect(new Set(first!.readings.map(({ page }) => page === null))).toEqual(new Set([true, false]));
    const at = first!.readings.map(({ hoursAgo }) => hoursAgo);
    expect(at).toEqual(at.toSorted((a, b) => a - b));
  });

  it('leaves the number of an episode to the pages that show it', () => {
    expect(episodes.filter(({ title }) => /^第?\s*[0-9０-９]+\s*話/.test(title)).map(({ title }) => title)).toEqual([]);
    expect(episodes.filter(({ title }) => title === '')).toHaveLength(1);
  });

  it('publishes in the past, schedules in the future and leaves drafts without a date', () => {
    for (const { status, publishedHoursAgo } of episodes) {
      if (status === 'DRAFT') expect(publishedHoursAgo).toBeNull();
      else if (status === 'SCHEDULED') expect(publishedHoursAgo).toBeLessThan(0);
      else expect(publishedHoursAgo).toBeGreaterThan(0);
    }
  });

  it('arranges the pages with tags, portfolios and works that the demo has', () => {
    const tags = new Set(works.flatMap((work) => work.tags));
    const { themes, pickupTags, recommendedTags, pickupPortfolios, news } = editorial;
    for (const tag of [...pickupTags, ...recommendedTags, ...themes.map((theme) => theme.tag)])
      expect(tags).toContain(tag);
    for (const name of pickupPortfolios)
      expect(creators.find(({ screenName }) => screenName === name)?.portfolio).toBeTruthy();
    expect(news).toHaveLength(5);
    expect(news.filter(({ link }) => !link.startsWith('/'))).toEqual([]);
    expect(themes.map(({ startsInDays }) => startsInDays < 0)).toEqual([true, false]);
  });

  it('holds three contests: one decided, one being judged, one open', () => {
    const firstDay = new Map(
      works.map((work) => [work.key, Math.max(...work.episodes.map((one) => one.publishedHoursAgo ?? 0)) / 24]),
    );
    const states = editorial.contests.map(({ days }) => [days.opens < 0, days.closes < 0, days.results < 0]);
    expect(states).toEqual([
      [true, true, true],
      [true, true, false],
      [true, false, false],
    ]);
    for (const { entries, prizes, judges, picks, days } of editorial.contests) {
      for (const { work, daysAgo, prize, comments } of entries) {
        expect(daysAgo).toBeLessThan(firstDay.get(work)!);
        expect(daysAgo).toBeLessThan(-days.opens);
        expect(daysAgo).toBeGreaterThan(-days.closes);
        if (prize) expect(prizes.map(({ name }) => name)).toContain(prize);
        for (const { judge } of comments) expect(judges.map(({ name }) => name)).toContain(judge);
      }
      for (const key of picks) expect(entries.map(({ work }) => work)).toContain(key);
    }
    const entered = editorial.contests.flatMap(({ entries }) => entries.map(({ work }) => work));
    expect(new Set(entered).size).toBe(entered.length);
  });

  it('gives every picture a key of its own', () => {
    const keys = picturesOf().map((picture) => picture.key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(pages.length).toBeGreaterThanOrEqual(80);
  });
});

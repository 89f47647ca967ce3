import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import {
  addBanner,
  addInfoEntry,
  addTagTo,
  addTheme,
  announceNews,
  dropPickupPortfolio,
  listAllInfoEntries,
  listAllThemes,
  listBanners,
  listTagsOf,
  pickUpPortfolio,
  removeBanner,
  removeInfoEntry,
  removeTagFrom,
  removeTheme,
  type TagList,
} from '@komawari/api/operating';
import { Refusal } from '../../Refusal.ts';
import { type Command, defineCommand } from '../Command.ts';
import { endOfDay, planOf, readInstant, readPlace } from './plans.ts';

const ID = { name: 'ID', says: 'as list-editorial says it' } as const;
const TAG = { name: 'TAG', says: 'the tag without "#"' } as const;
const AT = { value: 'PLACE', says: 'its place from 1; without it the last' } as const;
const NAME = { name: 'SCREEN_NAME', says: 'the screen name without "@"' } as const;

const pictureOf = async (path: string) => ({ fileName: basename(path), body: await readFile(path) });

const tagCommands = (list: TagList): Record<string, Command> => ({
  [`add-${list}-tag`]: defineCommand({
    summary: `puts a tag among the ${list} tags, or moves it there`,
    parameters: [TAG],
    options: { at: AT },
    example: `add-${list}-tag 学園 --at 1`,
    plan: async (services, { TAG: tag, at }) => {
      const place = readPlace(at);
      return planOf(`#${tag} is among the ${list} tags.`, () => addTagTo(services, list, tag, place));
    },
  }),
  [`remove-${list}-tag`]: defineCommand({
    summary: `takes a tag out of the ${list} tags`,
    parameters: [TAG],
    example: `remove-${list}-tag 学園`,
    plan: async (services, { TAG: tag }) =>
      planOf(`#${tag} leaves the ${list} tags.`, () => removeTagFrom(services, list, tag)),
  }),
});

/** What operators put on the pages. */
export const editorialCommands: Record<string, Command> = {
  'list-editorial': defineCommand({
    summary: 'lists banners, news, themes and tags with their ids',
    example: 'list-editorial',
    async plan({ database }) {
      const lines = [
        ...(await listBanners(database)).map((one) => `${one.id}  banner  ${one.state}  ${one.alt}`),
        ...(await listAllInfoEntries(database)).map(
          (one) => `${one.id}  news  ${one.publishedAt.toISOString()}  ${one.title}`,
        ),
        ...(await listAllThemes(database)).map(
          (one) => `${one.id}  theme  ${one.state}  until ${one.endsAt.toISOString()}`,
        ),
        ...(await listTagsOf(database, 'pickup')).map((one) => `pickup tag  #${one.title}`),
        ...(await listTagsOf(database, 'recommended')).map((one) => `recommended tag  #${one.title}`),
      ];
      return lines.join('\n') || 'There is nothing yet.';
    },
  }),
  'add-banner': defineCommand({
    summary: 'puts a banner on the top page',
    parameters: [
      { name: 'PC_PICTURE', says: 'a file, 3 to 1' },
      { name: 'PHONE_PICTURE', says: 'a file' },
      { name: 'LINK', says: 'a path such as /new_works, or an https URL' },
      { name: 'ALT', says: 'what the picture says' },
    ],
    options: { until: { value: 'DAY', says: 'its last day; without it until it is removed' } },
    example: "add-banner wide.png phone.png /komawari_award_3rd 'Komawari Award 3rd'",
    plan: async (services, given) => {
      const [pc, sp] = [await pictureOf(given.PC_PICTURE), await pictureOf(given.PHONE_PICTURE)];
      const endsAt = given.until === undefined ? null : endOfDay(given.until);
      const input = { pc, sp, url: given.LINK, alt: given.ALT, startsAt: new Date(), endsAt, position: 1 };
      return planOf(`"${given.ALT}" stands on the top page and leads to ${given.LINK}.`, () =>
        addBanner(services, input),
      );
    },
  }),
  'remove-banner': defineCommand({
    summary: 'takes a banner away',
    parameters: [ID],
    example: 'remove-banner b0123456789abcdefghij',
    plan: async (services, { ID: id }) => planOf(`The banner ${id} goes.`, () => removeBanner(services, id)),
  }),
  'add-news': defineCommand({
    summary: 'adds a line of news',
    parameters: [
      { name: 'CATEGORY', says: 'one word for its kind' },
      { name: 'TITLE', says: 'what happened' },
    ],
    options: {
      link: { value: 'LINK', says: 'where it says more; it has to be given' },
      from: { value: 'DAY', says: 'when readers see it; without it now' },
    },
    example: "add-news Feature 'ランキングの計算式を公開しました' --link /rankings/daily",
    plan: async (services, given) => {
      const publishedAt = given.from === undefined ? new Date() : readInstant(given.from);
      const input = { category: given.CATEGORY, title: given.TITLE, link: given.link ?? '', publishedAt };
      return planOf(`"${given.TITLE}" stands in the news.`, () => addInfoEntry(services, input));
    },
  }),
  'remove-news': defineCommand({
    summary: 'takes a line of news back',
    parameters: [ID],
    example: 'remove-news y0123456789abcdefghij',
    plan: async (services, { ID: id }) => planOf(`The news ${id} go.`, () => removeInfoEntry(services, id)),
  }),
  'announce-news': defineCommand({
    summary: 'tells everybody about a line of news, as a notification',
    details:
      'Everybody who has a profile when the news come out is told once, within a minute of that. Taking the news back takes the notification back.',
    parameters: [ID],
    example: 'announce-news y0123456789abcdefghij',
    async plan(services, { ID: id }) {
      const entry = (await listAllInfoEntries(services.database)).find((one) => one.id === id);
      if (!entry) throw new Refusal(`There are no news ${id}. Add some with add-news; list-editorial says their ids.`);
      return {
        will: `Everybody with an account is told: "${entry.title}"`,
        carryOut: async () => ((await announceNews(services, id)) ? 'They are being told.' : 'They were told already.'),
      };
    },
  }),
  'add-theme': defineCommand({
    summary: 'announces a theme from its first to its last day',
    parameters: [TAG, { name: 'FIRST_DAY', says: 'as 2026-12-01' }, { name: 'LAST_DAY', says: 'as 2026-12-31' }],
    options: { link: { value: 'LINK', says: 'a page that says more' } },
    example: 'add-theme 雨の日 2026-12-01 2026-12-31',
    plan: async (services, given) => {
      const [startsAt, endsAt] = [readInstant(given.FIRST_DAY), endOfDay(given.LAST_DAY)];
      const input = { tagTitle: given.TAG, startsAt, endsAt, detailUrl: given.link ?? null };
      return planOf(`#${given.TAG} is a theme, shown from now on.`, () => addTheme(services, input));
    },
  }),
  'remove-theme': defineCommand({
    summary: 'takes a theme away before its time',
    parameters: [ID],
    example: 'remove-theme d0123456789abcdefghij',
    plan: async (services, { ID: id }) => planOf(`The theme ${id} goes.`, () => removeTheme(services, id)),
  }),
  ...tagCommands('pickup'),
  ...tagCommands('recommended'),
  'add-pickup-portfolio': defineCommand({
    summary: "puts a creator's portfolio among the picked ones",
    parameters: [NAME],
    options: { at: AT },
    example: 'add-pickup-portfolio hana --at 1',
    plan: async (services, { SCREEN_NAME: name, at }) => {
      const place = readPlace(at);
      return planOf(`@${name}'s portfolio is picked.`, () => pickUpPortfolio(services, name, place));
    },
  }),
  'remove-pickup-portfolio': defineCommand({
    summary: "takes a creator's portfolio out of the picked ones",
    parameters: [NAME],
    example: 'remove-pickup-portfolio hana',
    plan: async (services, { SCREEN_NAME: name }) =>
      planOf(`@${name}'s portfolio is not picked any more.`, () => dropPickupPortfolio(services, name)),
  }),
};

import { z } from 'zod';
import { LANGUAGES } from '../../../kernel/language.ts';

/** The name of the archive's one document, beside `originals/`. */
export const DOCUMENT = 'komawari.json';

/** Raised whenever a reader of the former version would misunderstand the new one. */
export const VERSION = 1;

const id = z.string().max(40);
const text = z.string().max(20_000);
const instant = z.iso.datetime();
const nullableId = id.nullable();

const image = z.object({
  id,
  /** What it was uploaded as; it is checked as that again. */
  type: z.enum(['PAGE', 'COVER', 'ICON', 'HERO', 'BANNER', 'ILLUSTRATION', 'THUMBNAIL']),
  /** Where the original lies in the archive, byte for byte as it was uploaded. */
  file: z.string().max(120),
  fileName: text,
  altText: text,
  focusX: z.number().min(0).max(1),
  focusY: z.number().min(0).max(1),
  /** Hexadecimal, of the original. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  byteSize: z.number().int().nonnegative(),
});

const page = z.object({ imageId: id, altText: text, transcript: text, noSplit: z.boolean() });

/** What an episode was after a save; kept for the person to read, and not taken in again. */
const version = z.object({
  savedAt: instant,
  title: text,
  afterword: text,
  startPosition: z.enum(['FORMER', 'LATTER']),
  pages: z.array(page.loose()).max(400),
});

const episode = z.object({
  id,
  title: text,
  afterword: text,
  startPosition: z.enum(['FORMER', 'LATTER']),
  status: z.enum(['DRAFT', 'SCHEDULED', 'FAN_ONLY', 'PUBLIC', 'SUSPENDED']),
  publishAt: instant.nullable(),
  createdAt: instant,
  deletedAt: instant.nullable(),
  pages: z.array(page).max(400),
  /** What it costs; absent, as what follows, in archives of before episodes were sold. */
  salesInfo: z.object({ price: z.number().int(), pagesChargedFrom: z.number().int(), salesAppeal: text }).nullish(),
  /** Since when it is there for its buyers alone. */
  archivedAt: instant.nullish(),
  /** The oldest first; archives from before there were versions have none. */
  versions: z.array(version).max(100).default([]),
});

const work = z.object({
  id,
  title: text,
  description: text,
  tagTitles: z.array(text).max(50),
  coverImageId: nullableId,
  isCompleted: z.boolean(),
  isOneShot: z.boolean(),
  commentIsOpen: z.boolean(),
  commentMode: z.enum(['DAREDEMO', 'YAWARAKA']),
  showsYawarakaText: z.boolean(),
  enableSurvey: z.boolean(),
  scrollDirection: z.enum(['RIGHT_TO_LEFT', 'LEFT_TO_RIGHT', 'TOP_TO_BOTTOM']),
  /** Absent, as what follows, in archives of before there was any. */
  rating: z.enum(['ALL_AGES', 'MATURE']).optional(),
  language: z.string().max(40).optional(),
  genre: z.string().max(40).nullable().optional(),
  credits: z
    .array(z.object({ name: text, role: text, screenName: text }))
    .max(50)
    .optional(),
  onHiatus: z.boolean().optional(),
  returnsOn: z.string().max(10).nullable().optional(),
  createdAt: instant,
  deletedAt: instant.nullable(),
  /** In reading order. */
  episodes: z.array(episode).max(2000),
});

const illustration = z.object({
  id,
  workId: nullableId,
  title: text,
  description: text,
  isOpen: z.boolean(),
  firstOpenedAt: instant.nullable(),
  createdAt: instant,
  deletedAt: instant.nullable(),
  images: z.array(z.object({ imageId: id, altText: text })).max(100),
});

const link = z.object({ title: text, url: z.string().max(2048) });

const portfolio = z.object({
  bannerImageId: nullableId,
  externalWorks: z
    .array(z.object({ id, title: text, description: text, urls: z.array(link).max(20), thumbnailImageId: nullableId }))
    .max(2000),
  komawariWorks: z.array(z.object({ id, workId: id })).max(2000),
  /** `workIds` are ids of `externalWorks` and `komawariWorks`, in order. */
  categories: z.array(z.object({ title: text, workIds: z.array(id).max(200) })).max(50),
});

const profile = z.object({
  screenName: text,
  displayName: text,
  selfIntroduction: text,
  twitterScreenName: text.nullable(),
  iconImageId: nullableId,
  biography: text,
  birthday: z.string().max(10).nullable(),
  gender: z.enum(['FEMALE', 'MALE', 'OTHER']).nullable(),
  hasDeclinedContact: z.boolean(),
  showsMature: z.boolean().nullable().optional(),
  /** The language of the interface; absent in archives of before one could be chosen. */
  language: z.enum(LANGUAGES).nullable().optional(),
});

const site = z.object({
  title: text.nullable(),
  description: text,
  comment: text,
  color: z.string().max(20),
  isClosed: z.boolean(),
  heroImageId: nullableId,
  links: z.array(link).max(50),
  workDefaultSortOrder: z.enum(['NEWEST_FIRST', 'OLDEST_FIRST']),
  workLayout: z.enum(['GRID', 'LIST']),
});

/** Something the person did; kept for them to read. Of these only bookmarks, watches and the history are taken in again. */
const deed = z.record(z.string(), z.unknown());

/** Everything of one person, as it stands in an archive. */
export const documentSchema = z.object({
  format: z.literal('komawari-data'),
  version: z.literal(VERSION),
  exportedAt: instant,
  account: z.object({ id, email: text.nullable(), createdAt: instant }),
  profile,
  site,
  images: z.array(image).max(30_000),
  works: z.array(work).max(1000),
  illustrations: z.array(illustration).max(4000),
  portfolio: portfolio.nullable(),
  bookmarks: z.array(z.object({ workId: id, createdAt: instant }).loose()).max(200_000),
  watches: z.array(z.object({ userId: id, mailChoice: z.string().max(20), createdAt: instant }).loose()).max(200_000),
  readingHistories: z
    .array(
      z
        .object({
          episodeId: id,
          pageNumber: z.number().int().min(1).max(1000),
          leavePosition: z.number().min(0).max(1),
          isCompleted: z.boolean(),
          readAt: instant,
        })
        .loose(),
    )
    .max(200_000),
  comments: z.array(deed).max(200_000),
  yawarakaComments: z.array(deed).max(200_000),
  likes: z.array(deed).max(200_000),
  surveyAnswers: z.array(deed).max(200_000),
  purchases: z.array(deed).max(200_000),
  blocks: z.array(deed).max(200_000),
  mutes: z.array(deed).max(200_000),
  mutedWords: z.array(deed).max(10_000),
  commentFilterWords: z.array(deed).max(10_000).default([]),
  notificationSettings: deed.nullable(),
  connectedClients: z.array(deed).max(10_000),
  /** Absent in archives of before there were any. */
  connectedClientDeeds: z.array(deed).max(100_000).default([]),
  applications: z.array(deed).max(100).default([]),
  reviewLinks: z.array(deed).max(100_000).default([]),
  webhooks: z.array(deed).max(1000).default([]),
  withdrawals: z.array(deed).max(10_000).default([]),
  bankAccounts: z.array(deed).max(1).default([]),
  xLinks: z.array(deed).max(1).default([]),
  analyticsAssistant: z.array(deed).max(1).default([]),
  discardedFindings: z.array(deed).max(200_000).default([]),
  /** What editorial departments wrote, and what was answered. */
  scoutMessages: z.array(deed).max(10_000).default([]),
  /** To which editions of the terms and other pages the person agreed, and when. */
  consents: z.array(deed).max(10_000).default([]),
});

export type DataDocument = z.infer<typeof documentSchema>;

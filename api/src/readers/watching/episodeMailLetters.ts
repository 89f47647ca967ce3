import { formatEpisodeHeading } from '@komawari/ui/episodeNames';
import type { Config } from '../../config/config.ts';
import type { Letter } from '../../mail/index.ts';
import type { EpisodeMail, MailLine } from './store/episodeMails.ts';
import { writeUnsubscribeToken, type Subscription } from './unsubscribeLink.ts';

/** What goes into one envelope: one episode, or what gathered for somebody's weekly mail. */
export interface Envelope {
  mails: EpisodeMail[];
  /** Those of them that are still wanted. */
  lines: MailLine[];
}

/** Lines of a weekly mail; what is beyond waits on the page of updates. */
const MOST_LINES = 50;

/** Where mail is chosen for each creator. */
const SETTINGS_PATH = '/my/settings/notification';

const envelopeKey = ({ kind, accountId, episodeId }: EpisodeMail): string =>
  kind === 'WEEKLY' ? `weekly ${accountId}` : `${accountId} ${episodeId}`;

/** Sorts what was claimed into envelopes. */
export function fillEnvelopes(mails: readonly EpisodeMail[], lines: readonly MailLine[]): Envelope[] {
  const lineOf = new Map(lines.map((line) => [`${line.accountId} ${line.episodeId}`, line]));
  return [...Map.groupBy(mails, envelopeKey).values()].map((group) => ({
    mails: group,
    lines: group.flatMap((mail) => lineOf.get(`${mail.accountId} ${mail.episodeId}`) ?? []),
  }));
}

const nameEpisode = ({ episodeTitle, number }: MailLine): string =>
  formatEpisodeHeading({ title: episodeTitle, number });

type Place = Pick<Config, 'secret' | 'http'>;

const unsubscribeUrl = ({ secret, http }: Place, subscription: Subscription): string =>
  `${http.publicUrl}/mail/unsubscribe?token=${writeUnsubscribeToken(secret, subscription)}`;

function writeInstant(place: Place, line: MailLine): Letter {
  const { creatorName, workTitle, accountId, userId, email, episodeId } = line;
  const { publicUrl } = place.http;
  return {
    kind: 'NEWS',
    to: email,
    subject: `${workTitle} ${nameEpisode(line)}`,
    heading: 'A new episode',
    paragraphs: [`${creatorName} published ${nameEpisode(line)} of ${workTitle}.`],
    paragraphsJa: [`${creatorName}さんが「${workTitle}」の${nameEpisode(line)}を公開しました。`],
    action: { label: 'Read it', url: `${publicUrl}/episodes/${episodeId}` },
    notes: [
      `You get this because you watch ${creatorName} and chose mail about new episodes. Change it at ${publicUrl}${SETTINGS_PATH}`,
    ],
    unsubscribe: {
      url: unsubscribeUrl(place, { accountId, userId }),
      words: `Stop mail about ${creatorName} / メールの配信を停止する`,
    },
  };
}

function writeWeekly(place: Place, lines: readonly [MailLine, ...MailLine[]]): Letter {
  const { accountId, email } = lines[0];
  const { publicUrl } = place.http;
  const count = lines.length === 1 ? 'One new episode' : `${lines.length} new episodes`;
  const beyond = lines.length - MOST_LINES;
  return {
    kind: 'NEWS',
    to: email,
    subject: `${count} this week`,
    heading: `${count} this week`,
    paragraphs: ['This is what the creators you watch published.'],
    paragraphsJa: ['ウォッチしている作者の新しい話です。'],
    items: lines.slice(0, MOST_LINES).map((line) => ({
      title: `${line.workTitle} ${nameEpisode(line)}`,
      detail: line.creatorName,
      url: `${publicUrl}/episodes/${line.episodeId}`,
    })),
    notes: [
      ...(beyond > 0 ? [`${beyond} more are on your page: ${publicUrl}/my`] : []),
      `You get this because you chose the weekly mail. Change it at ${publicUrl}${SETTINGS_PATH}`,
    ],
    unsubscribe: {
      url: unsubscribeUrl(place, { accountId, userId: null }),
      words: 'Stop the weekly mail / メールの配信を停止する',
    },
  };
}

/** The letter of an envelope; null when nothing in it is wanted any more. */
export function writeEpisodeLetter(place: Place, { mails, lines }: Envelope): Letter | null {
  const [first, ...rest] = lines;
  if (!first) return null;
  return mails[0]?.kind === 'WEEKLY' ? writeWeekly(place, [first, ...rest]) : writeInstant(place, first);
}

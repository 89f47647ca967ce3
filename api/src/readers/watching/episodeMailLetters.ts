import { formatEpisodeHeading } from '@komawari/ui/episodeNames';
import type { Config } from '../../config/config.ts';
import { pageUrl } from '../../kernel/languagePaths.ts';
import type { Letter } from '../../mail/index.ts';
import readerMails from '../../messages/readerMails.js';
import { orInstallations } from '../../people/identity/index.ts';
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

type Place = Pick<Config, 'secret' | 'http' | 'language'>;

const unsubscribeUrl = ({ secret, http }: Place, subscription: Subscription): string =>
  `${http.publicUrl}/mail/unsubscribe?token=${writeUnsubscribeToken(secret, subscription)}`;

function writeInstant(place: Place, line: MailLine): Letter {
  const { creatorName: creator, workTitle: work, accountId, userId, email, episodeId } = line;
  const { publicUrl } = place.http;
  const language = orInstallations(place, line.language);
  const { instant } = readerMails[language];
  const episode = nameEpisode(line);
  return {
    kind: 'NEWS',
    to: email,
    language,
    subject: instant.subject({ work, episode }),
    heading: instant.heading(),
    paragraphs: [instant.body({ creator, episode, work })],
    action: { label: instant.action(), url: pageUrl(place, language, `/episodes/${episodeId}`) },
    notes: [instant.note({ creator, url: `${publicUrl}${SETTINGS_PATH}` })],
    unsubscribe: { url: unsubscribeUrl(place, { accountId, userId }), words: instant.unsubscribe({ creator }) },
  };
}

function writeWeekly(place: Place, lines: readonly [MailLine, ...MailLine[]]): Letter {
  const { accountId, email } = lines[0];
  const { publicUrl } = place.http;
  const language = orInstallations(place, lines[0].language);
  const { weekly } = readerMails[language];
  const subject = weekly.subject({ count: lines.length });
  const beyond = lines.length - MOST_LINES;
  return {
    kind: 'NEWS',
    to: email,
    language,
    subject,
    heading: subject,
    paragraphs: [weekly.body()],
    items: lines.slice(0, MOST_LINES).map((line) => ({
      title: `${line.workTitle} ${nameEpisode(line)}`,
      detail: line.creatorName,
      url: pageUrl(place, language, `/episodes/${line.episodeId}`),
    })),
    notes: [
      ...(beyond > 0 ? [weekly.beyond({ count: beyond, url: `${publicUrl}/my` })] : []),
      weekly.note({ url: `${publicUrl}${SETTINGS_PATH}` }),
    ],
    unsubscribe: { url: unsubscribeUrl(place, { accountId, userId: null }), words: weekly.unsubscribe() },
  };
}

/** The letter of an envelope; null when nothing in it is wanted any more. */
export function writeEpisodeLetter(place: Place, { mails, lines }: Envelope): Letter | null {
  const [first, ...rest] = lines;
  if (!first) return null;
  return mails[0]?.kind === 'WEEKLY' ? writeWeekly(place, [first, ...rest]) : writeInstant(place, first);
}

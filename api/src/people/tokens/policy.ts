import type { TokenScope } from '../../kernel/actor.ts';

type Arguments = Record<string, unknown>;
/** What a call needs: these scopes, or null where no token may make it. */
type Need = (args: Arguments) => readonly TokenScope[] | null;

const read: Need = () => ['READ_WORKS'];
const write: Need = () => ['WRITE_WORKS'];
const upload: Need = () => ['UPLOAD_IMAGES'];
/** What goes to the trash or comes back may leave readers, or return to them. */
const writeForReaders: Need = () => ['WRITE_WORKS', 'PUBLISH'];

const part = (args: Arguments, ...way: string[]): unknown =>
  way.reduce<unknown>((value, name) => (value as Arguments | null | undefined)?.[name], args);

/** Who can see an episode is for PUBLISH to say, a new draft apart. */
const releases = (episode: unknown, isNew: boolean): boolean => {
  const { status, publishAt } = (episode ?? {}) as { status?: unknown; publishAt?: unknown };
  return publishAt != null || (status != null && !(isNew && status === 'DRAFT'));
};

const whenPublished = (isPublished: boolean): readonly TokenScope[] =>
  isPublished ? ['WRITE_WORKS', 'PUBLISH'] : ['WRITE_WORKS'];

/** An entry form of a contest holds a name, an address and an age: nothing for a program. */
const holdsEntryForm = (work: unknown): boolean => part(work as Arguments, 'contestApplications') != null;

/**
 * What personal tokens may call, and with which scopes. A root field without a row here is refused to all of them:
 * everything about the account, how it is entered, what others wrote, and money.
 */
const ROOT_FIELDS: Record<string, Need> = {
  'query viewer': read,
  'query work': read,
  'query episode': read,
  'query illustration': read,
  // A client is told of itself alone (openid/provider/connectedClientsOf.ts).
  'query connectedOIDCClientsByUserScreenName': read,
  'mutation createImage2': upload,
  'mutation expandArchive': upload,
  'mutation findOrCreateTag': write,
  'mutation createWork': (args) =>
    holdsEntryForm(args['workInput']) ? null : whenPublished(releases(args['episodeInput'], true)),
  'mutation updateWork': (args) => (holdsEntryForm(part(args, 'input', 'work')) ? null : ['WRITE_WORKS']),
  'mutation deleteWork': writeForReaders,
  'mutation restoreWork': writeForReaders,
  'mutation addEpisode': (args) => whenPublished(releases(part(args, 'input', 'episode'), true)),
  'mutation updateEpisode': (args) => whenPublished(releases(part(args, 'input', 'episode'), false)),
  'mutation deleteEpisode': writeForReaders,
  'mutation restoreEpisode': writeForReaders,
  // Closed unless it says so.
  'mutation createIllustration': (args) => whenPublished(part(args, 'input', 'illustration', 'isOpen') === true),
  'mutation updateIllustration': (args) => whenPublished(part(args, 'input', 'illustration', 'isOpen') != null),
  'mutation deleteIllustration': writeForReaders,
  'mutation restoreIllustration': writeForReaders,
};

/** Of these types a token reads nothing but this. */
const OPEN_FIELDS: Record<string, readonly string[]> = {
  Viewer: ['__typename', 'id', 'kind', 'screenName'],
  GuestViewer: ['__typename'],
  RegisteredViewer: ['__typename', 'id', 'kind', 'screenName', 'user', 'works', 'illustrations'],
  // What others wrote, and who answered what.
  DaredemoComment: [],
  YawarakaComment: [],
  ReviewNote: [],
  SurveyFromAuthor: [],
};

/** Of what tokens reach, what tells something of the viewer as a reader, or of the person. */
const CLOSED_FIELDS: Record<string, readonly string[]> = {
  // What the operators wrote is for the person.
  Work: ['contestApplications', 'suspension'],
  Episode: ['reviewLinks', 'surveyInterest', 'suspension'],
  Illustration: ['suspension'],
};

/** What is called after the viewer is closed but for this: what a creator needs to know of the own things. */
const ABOUT_VIEWER = /^viewer(?!CanEdit$|Episodes$|LastUpdatedAt$)./;

/** The scopes a call of a root field needs; null where no token may make it. `call` is such as "query work". */
export const scopesForCall = (call: string, args: Arguments): readonly TokenScope[] | null =>
  ROOT_FIELDS[call]?.(args) ?? null;

/** Whether a token may read a field that is not a root field. */
export function mayTokenRead(typeName: string, fieldName: string): boolean {
  const open = OPEN_FIELDS[typeName];
  if (open) return open.includes(fieldName);
  return !ABOUT_VIEWER.test(fieldName) && !CLOSED_FIELDS[typeName]?.includes(fieldName);
}

/** Whether any token may call a root field. */
export const isCallOpen = (call: string): boolean => call in ROOT_FIELDS;

import { userInfo } from 'node:os';
import {
  judgeYawaraka,
  listDeskLog,
  listModerators,
  listWaiting,
  setModerator,
  type Services,
} from '@komawari/api/operating';
import { Refusal } from '../../Refusal.ts';
import { type Command, defineCommand } from '../Command.ts';

const COMMENT_ID = { name: 'COMMENT_ID', says: 'as soft-comments lists it: z…' } as const;
const SCREEN_NAME = { name: 'SCREEN_NAME', says: 'as it stands in the URL of their page' } as const;
/** Who decides at the prompt. */
const judge = () => ({ moderatorId: null, operator: userInfo().username });
/** As many as one sitting reads. */
const LISTED = 50;

async function loadWaitingBody({ database }: Services, id: string): Promise<string> {
  const [comment] = await database.query<{ body: string; state: string }>(
    'findSoftComment',
    'SELECT body, state FROM yawaraka_comments WHERE id = $1',
    [id],
  );
  if (!comment) throw new Refusal(`There is no soft comment ${id}. soft-comments lists those that wait.`);
  if (comment.state !== 'PENDING') throw new Refusal(`${id} is decided already: ${comment.state.toLowerCase()}.`);
  return comment.body;
}

const list = defineCommand({
  summary: 'lists soft comments that wait to be read, the oldest first',
  example: 'soft-comments',
  async plan({ database }) {
    const waiting = await listWaiting(database, LISTED);
    if (waiting.length === 0) return 'No soft comment waits.';
    return waiting
      .map(
        ({ id, createdAt, episodeId, body }) =>
          `${id}  ${createdAt.toISOString()}  /episodes/${episodeId}\n  ${body.replaceAll('\n', '\n  ')}`,
      )
      .join('\n');
  },
});

const deliver = defineCommand({
  summary: 'hands a soft comment to the author',
  details: 'Readers see the icon of who wrote it, and its text where the author lets them.',
  parameters: [COMMENT_ID],
  example: 'deliver-comment z0123456789abcdefghij',
  async plan(services, { COMMENT_ID: id }) {
    const body = await loadWaitingBody(services, id);
    return {
      will: `The author reads: ${body}`,
      async carryOut() {
        if (!(await judgeYawaraka(services.database, id, { verdict: 'DELIVER' }, judge())))
          throw new Refusal(`${id} was decided by somebody else meanwhile.`);
        return `${id} is delivered.`;
      },
    };
  },
});

const reject = defineCommand({
  summary: 'keeps a soft comment from the author',
  details: 'The author never hears of it, and who wrote it only with --breaks-rules.',
  parameters: [COMMENT_ID],
  options: { 'breaks-rules': { says: 'it breaks the rules: tell who wrote it' } },
  example: 'reject-comment z0123456789abcdefghij --breaks-rules',
  async plan(services, { COMMENT_ID: id, 'breaks-rules': breaksRules }) {
    const body = await loadWaitingBody(services, id);
    return {
      will: `Nobody reads: ${body}${breaksRules ? '\nWho wrote it is told that it breaks the rules.' : ''}`,
      async carryOut() {
        if (!(await judgeYawaraka(services.database, id, { verdict: 'REJECT', breaksRules }, judge())))
          throw new Refusal(`${id} was decided by somebody else meanwhile.`);
        return `${id} is rejected.`;
      },
    };
  },
});

async function loadCreator({ database }: Services, screenName: string): Promise<string> {
  const [row] = await database.query<{ id: string }>(
    'findCreatorByName',
    'SELECT u.id FROM users u JOIN accounts a ON a.id = u.id WHERE u.screen_name = $1::citext AND a.disabled_at IS NULL',
    [screenName.replace(/^@/, '')],
  );
  if (!row) throw new Refusal(`Nobody is called @${screenName.replace(/^@/, '')}.`);
  return row.id;
}

/** A command that makes somebody a moderator, or ends that. */
const appointing = (isGranted: boolean, words: { name: string; summary: string; will: string; did: string }): Command =>
  defineCommand({
    summary: words.summary,
    details: 'Moderators decide about soft comments at /workspace/moderation. moderators lists them.',
    parameters: [SCREEN_NAME],
    example: `${words.name} kaede`,
    async plan(services, { SCREEN_NAME: name }) {
      const id = await loadCreator(services, name);
      return {
        will: `@${name} ${words.will}`,
        async carryOut() {
          const change = { isGranted, operator: userInfo().username };
          if (!(await setModerator(services.database, id, change))) throw new Refusal(`@${name} is so already.`);
          return `@${name} ${words.did}`;
        },
      };
    },
  });

const moderators = defineCommand({
  summary: 'lists who reads soft comments at the screen',
  example: 'moderators',
  async plan({ database }) {
    const all = await listModerators(database);
    return (
      all.map(({ screenName, grantedAt }) => `@${screenName ?? '?'}  since ${grantedAt.toISOString()}`).join('\n') ||
      'Nobody does.'
    );
  },
});

const log = defineCommand({
  summary: 'lists who decided what about soft comments, and who became a moderator, the latest first',
  example: 'soft-comment-log',
  async plan({ database }) {
    const trail = await listDeskLog(database, LISTED);
    return (
      trail
        .map(({ happenedAt, deed, screenName, operator, commentId }) =>
          [
            happenedAt.toISOString(),
            deed,
            ...(commentId ? [commentId] : []),
            ...(screenName ? [`@${screenName}`] : []),
            ...(operator ? [`by ${operator}`] : []),
          ].join('  '),
        )
        .join('\n') || 'Nothing was decided yet.'
    );
  },
});

/** Soft comments: read before their authors get them. */
export const softCommentCommands: Record<string, Command> = {
  'soft-comments': list,
  'deliver-comment': deliver,
  'reject-comment': reject,
  moderators,
  'add-moderator': appointing(true, {
    name: 'add-moderator',
    summary: 'lets somebody read soft comments at the screen',
    will: 'reads every soft comment that waits, and decides about it.',
    did: 'is a moderator.',
  }),
  'remove-moderator': appointing(false, {
    name: 'remove-moderator',
    summary: 'ends that somebody reads soft comments',
    will: 'does not read soft comments any more.',
    did: 'is no moderator any more.',
  }),
  'soft-comment-log': log,
};

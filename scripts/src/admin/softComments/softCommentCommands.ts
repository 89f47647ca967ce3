import { judgeYawaraka, listWaiting, type Services } from '@komawari/api/operating';
import { Refusal } from '../../Refusal.ts';
import { type Command, defineCommand } from '../Command.ts';

const COMMENT_ID = { name: 'COMMENT_ID', says: 'as soft-comments lists it: z…' } as const;
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
        if (!(await judgeYawaraka(services.database, id, { verdict: 'DELIVER' })))
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
        if (!(await judgeYawaraka(services.database, id, { verdict: 'REJECT', breaksRules })))
          throw new Refusal(`${id} was decided by somebody else meanwhile.`);
        return `${id} is rejected.`;
      },
    };
  },
});

/** Soft comments: read before their authors get them. */
export const softCommentCommands: Record<string, Command> = {
  'soft-comments': list,
  'deliver-comment': deliver,
  'reject-comment': reject,
};

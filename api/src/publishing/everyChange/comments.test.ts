import { describeChanges, type World } from '../../testing/publishing/describeChanges.ts';

/** Somebody writes on the first episode; the id is kept under a name. */
async function write({ act, episodes, ids, ren }: World, name: string): Promise<void> {
  const input = { episodeID: episodes[0], body: `${name}です` };
  const { comment } = await act('addComment', input, { as: ren, select: 'comment { id }' });
  ids[name] = comment.id;
}

const pin = (name: string) => (world: World) => world.act('pinComment', { id: world.ids[name] });
const answer = (name: string, body: string) => (world: World) =>
  world.act('replyToComment', { commentId: world.ids[name], body });
/** As when the time has come for what many people change. */
const letAMinutePass = ({ sql }: World) =>
  sql('UPDATE content_changes SET changed_at = now() WHERE expanded_at IS NULL AND changed_at > now()');
const remove = (name: string) => (world: World) => world.act('deleteComment', { id: world.ids[name] });

describeChanges(
  {
    'comments are written, and a minute passes': async (world) => {
      await write(world, '零');
      await write(world, '零の次');
      await letAMinutePass(world);
    },
    'a comment is written and pinned': async (world) => {
      await write(world, '一つめ');
      await pin('一つめ')(world);
    },
    'the creator answers it': answer('一つめ', 'ありがとう'),
    'the answer changes': answer('一つめ', 'ありがとうございます'),
    'another is written and pinned': async (world) => {
      await write(world, '二つめ');
      await pin('二つめ')(world);
    },
    'nothing is pinned any more': ({ act, ids }) => act('unpinComment', { id: ids['二つめ'] }),
    'new comments are held': ({ act }) => act('updateCommentSetting', { holdsAll: true }),
    'a comment waits': (world) => write(world, '三つめ'),
    'what waits is approved': ({ act, ids }) => act('approveComments', { ids: [ids['三つめ']] }),
    'the creator deletes a comment': remove('三つめ'),
    'the creator deletes one with an answer': remove('一つめ'),
  },
  ['new comments are held', 'a comment waits'],
  ({ episodes }) => episodes[0]!,
);

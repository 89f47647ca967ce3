import { judgeYawaraka } from '../../readers/comments/index.ts';
import { announceScheduledEpisodes } from '../../publications/episodes/index.ts';
import { describeChanges, type World } from '../../testing/publishing/describeChanges.ts';
import { suspendWork } from '../../publications/works/index.ts';

const AD = {
  pid: 1,
  mid: 2,
  asid: 3,
  type: 'banner',
  display: 'inline',
  elementid: `im-${'0a'.repeat(16)}`,
  scriptVersion: '20200101',
};
const IN_A_DAY = () => new Date(Date.now() + 86_400_000).toISOString();

/** Time passes until every scheduled episode is due, and the worker notices. */
async function scheduleComes({ sql, test }: World): Promise<void> {
  await sql(`UPDATE episodes SET publish_at = now() - interval '1 second' WHERE status = 'SCHEDULED'`);
  await sql(`UPDATE works SET first_publish_at = now() - interval '1 second' WHERE first_publish_at > now()`);
  await announceScheduledEpisodes(test.services.database);
}

async function softComment({ act, test, episodes, ren }: World, body: string): Promise<void> {
  const input = { episodeID: episodes[0], body };
  const { yawarakaComment } = await act('addComment', input, { as: ren, select: 'yawarakaComment { id }' });
  await judgeYawaraka(test.services.database, yawarakaComment.id, { verdict: 'DELIVER' });
}

const survey = (question: string) => (world: World) =>
  world.act('setSurveyFromAuthor', { episodeID: world.episodes[0], question, choices: ['空', '海'] });

describeChanges({
  'a work is taken down by operators': ({ test, works }) => suspendWork(test.services, works[0]!, true),
  'a work is restored by operators': ({ test, works }) => suspendWork(test.services, works[0]!, false),
  'an episode becomes fan-only': ({ editEpisode }) => editEpisode(4, { status: 'FAN_ONLY' }),
  'a fan-only episode becomes public': ({ editEpisode }) => editEpisode(4, { status: 'PUBLIC' }),
  'the only episode of a work becomes fan-only': ({ editEpisode }) => editEpisode(1, { status: 'FAN_ONLY' }),
  'the only episode of a work becomes public': ({ editEpisode }) => editEpisode(1, { status: 'PUBLIC' }),
  'an episode in the middle is scheduled anew': async ({ editEpisode }) => {
    await editEpisode(3, { status: 'DRAFT' });
    await editEpisode(3, { status: 'SCHEDULED', publishAt: IN_A_DAY() });
  },
  'its time comes': scheduleComes,
  'the only episode of a work is scheduled': async ({ editEpisode }) => {
    await editEpisode(1, { status: 'DRAFT' });
    await editEpisode(1, { status: 'SCHEDULED', publishAt: IN_A_DAY() });
  },
  'its time comes too': scheduleComes,
  'an author asks readers something': survey('どちらが好きですか'),
  'an author asks something else': survey('どちらへ行きますか'),
  'an author asks nothing any more': survey(''),
  'a work takes soft comments': ({ editWork }) => editWork(0, { commentMode: 'YAWARAKA' }),
  'a soft comment is delivered': (world) => softComment(world, 'よかったです'),
  'the author shows what soft comments say': ({ editWork }) => editWork(0, { showsYawarakaText: true }),
  'a reader who commented gets another name': ({ act, ren }) =>
    act('updateProfile', { displayName: '月野レン' }, { as: ren }),
  'a reader who commented gets an icon': async ({ act, test, ren }) =>
    act('updateProfile', { iconImageId: await test.addImage(ren, 'ICON') }, { as: ren }),
  'a work takes open comments again': ({ editWork }) => editWork(0, { commentMode: 'DAREDEMO' }),
  'a work takes no comments': ({ editWork }) => editWork(0, { commentIsOpen: false }),
  'a work asks no readers how it was': ({ editWork }) => editWork(0, { enableSurvey: false }),
  'a work is read the other way': ({ editWork }) => editWork(0, { scrollDirection: 'TOP_TO_BOTTOM' }),
  'a work is complete in one episode': ({ editWork }) => editWork(1, { isOneShot: true }),
  'pages of an episode change': async ({ editEpisode, test, mina }) =>
    editEpisode(3, { pages: [{ imageId: await test.addImage(mina) }], afterword: 'あとがき' }),
  'a creator shows ads': ({ act }) => act('updateAdSlotCollection', { episodeTags: { pcTop: AD } }),
  'a creator shows no ads any more': ({ act }) => act('updateAdSlotCollection', { episodeTags: { pcTop: null } }),
});

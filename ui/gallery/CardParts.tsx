import {
  CreatorCard,
  EpisodeCard,
  EpisodeRow,
  MetaCount,
  RelativeTime,
  Seal,
  SectionHead,
  StateLabel,
  TagChip,
  TestMoney,
  WatchButton,
  WorkCard,
  type EpisodeEndStatus,
} from '../src/components/index.ts';
import { drawPicture } from './drawPicture.ts';
import { Part } from './Part.tsx';

const cover = (seed: number) => drawPicture(seed, 500, 700);
const panel = (seed: number) => drawPicture(seed, 600, 400);

const statuses: readonly EpisodeEndStatus[] = [
  { kind: 'reading', page: 9, pageCount: 24 },
  { kind: 'price', yen: 120, freePages: 8, pageCount: 24 },
  { kind: 'fansOnly' },
  { kind: 'purchased' },
  { kind: 'read' },
  { kind: 'scheduled', at: '2026-11-27T11:00:00Z' },
];

/** Works, episodes, creators, tags and labels. */
export function CardParts() {
  return (
    <>
      <Part title="Tags, seals, labels">
        <div className="row">
          <TagChip title="ファンタジー" href="#" />
          <TagChip title="縦読み" pressed onToggle={() => undefined} />
          <TagChip title="雪の日の一話" href="#" endsAt="2026-12-25T03:00:00Z" />
          <Seal kind="NEW" />
          <Seal kind="COMPLETED" />
          <Seal kind="PURCHASED" />
          <Seal kind="ONE_SHOT" />
          <StateLabel>Draft</StateLabel>
          <StateLabel tone="warn">Scheduled</StateLabel>
          <StateLabel tone="info">Fans only</StateLabel>
          <StateLabel tone="ok">Public</StateLabel>
          <StateLabel tone="danger">Suspended</StateLabel>
          <TestMoney />
        </div>
      </Part>
      <Part title="Work card">
        <SectionHead title="New works" note="Past 72 hours" more={{ href: '#', label: 'All' }} />
        <ul className="cards">
          {['NEW', 'COMPLETED', 'ONE_SHOT'].map((kind, seed) => (
            <li key={kind}>
              <WorkCard
                href="#"
                title="空飛ぶ配達魔女の日報"
                lang="ja"
                creatorName="雨宮ましろ"
                cover={cover(seed)}
                seals={[kind as 'NEW']}
                meta={<MetaCount icon="heart" count={184_302} word="likes" />}
                {...(seed === 1 ? { readShare: 0.4 } : {})}
              />
            </li>
          ))}
          <li>
            <WorkCard
              href="#"
              title="雷鳴のソルシエール、あるいは雲の底の街"
              lang="ja"
              creatorName="黒瀬 燈"
              cover={null}
            />
          </li>
        </ul>
      </Part>
      <Part title="Episode card">
        <ul className="strip scroll-x">
          {statuses.slice(0, 4).map((status, seed) => (
            <li key={status.kind}>
              <EpisodeCard
                href="#"
                heading="第31話　積乱雲の底"
                lang="ja"
                by="雷鳴のソルシエール・黒瀬 燈"
                thumbnail={seed === 2 ? null : panel(seed)}
                meta={
                  <>
                    <RelativeTime at="2026-11-20T12:00:00Z" />
                    <MetaCount icon="chat" count={38} word="comments" />
                  </>
                }
                status={status}
              />
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Episode row">
        <ul>
          {statuses.map((status, seed) => (
            <li key={status.kind}>
              <EpisodeRow
                href="#"
                place={`第${24 - seed}話`}
                title={seed === 3 ? '' : '雲の上の再配達'}
                lang="ja"
                thumbnail={panel(seed)}
                meta={<RelativeTime at="2026-11-20T12:00:00Z" />}
                status={status}
              />
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Creator card">
        <div className="gallery__three">
          <CreatorCard
            href="#"
            displayName="雨宮ましろ"
            screenName="amamiya_mashiro"
            icon={drawPicture(2, 120, 120)}
            works={[
              { title: '空', cover: cover(0) },
              { title: '雲', cover: cover(1) },
              { title: '丘の上の薬屋さん', cover: null },
            ]}
          >
            <WatchButton
              watching={false}
              creatorName="雨宮ましろ"
              onWatch={() => undefined}
              onUnwatch={() => undefined}
            />
          </CreatorCard>
          <CreatorCard href="#" displayName="黒瀬 燈" screenName="kurose" icon={null} />
        </div>
      </Part>
    </>
  );
}

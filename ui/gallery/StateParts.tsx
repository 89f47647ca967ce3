import { useState } from 'react';
import {
  ButtonLink,
  DataTable,
  EmptyState,
  Loading,
  ReorderHandle,
  Skeleton,
  StatTile,
  UploadTile,
  type UploadState,
} from '../src/components/index.ts';
import { drawPicture } from './drawPicture.ts';
import { Part } from './Part.tsx';

const page = (seed: number) => drawPicture(seed, 500, 707);
const states: readonly UploadState[] = [
  { kind: 'queued' },
  { kind: 'uploading', sentBytes: 1_550_000 },
  { kind: 'processing' },
  { kind: 'ready', picture: page(1) },
  { kind: 'ready', picture: page(2) },
  { kind: 'ready', picture: page(3) },
  { kind: 'ready', picture: page(4) },
  { kind: 'error', reason: 'File is cut off', canRetry: true },
  { kind: 'error', reason: '22,400 px tall, limit 20,000', canRetry: false },
];

function Tiles() {
  const [selected, setSelected] = useState(5);
  const nothing = () => undefined;
  return (
    <ol className="tiles gallery__tiles">
      {states.map((state, index) => (
        <li key={index}>
          <UploadTile
            number={index + 1}
            fileName={`p0${index + 1}.png`}
            sizeInBytes={5_000_000}
            state={state}
            selected={selected === index + 1}
            {...(state.kind === 'ready'
              ? { onSelect: (isSelected: boolean) => setSelected(isSelected ? index + 1 : 0) }
              : {})}
            dragged={index === 5}
            paidFromHere={index === 6}
            {...(index === 3 ? { note: 'Opening' } : {})}
            onRetry={nothing}
            onReplace={nothing}
            handle={
              state.kind === 'ready' ? (
                <ReorderHandle
                  itemName={`Page ${index + 1}`}
                  position={index + 1}
                  count={states.length}
                  onMove={nothing}
                />
              ) : null
            }
          />
        </li>
      ))}
    </ol>
  );
}

/** Uploads, figures and what is not here yet. */
export function StateParts() {
  return (
    <>
      <Part title="Upload tile">
        <Tiles />
      </Part>
      <Part title="Empty, skeleton">
        <div className="gallery__three">
          <EmptyState title="No bookmarks yet" action={<ButtonLink href="#">See today's ranking</ButtonLink>}>
            Bookmark a work and its new episodes gather here.
          </EmptyState>
          <Loading what="episodes">
            <div className="stack stack--sm">
              <Skeleton kind="thumb" />
              <Skeleton kind="line" count={2} />
            </div>
          </Loading>
          <dl className="stack stack--sm">
            <StatTile
              label="Views, 7 days"
              icon="eye"
              figure="12,480"
              change={{ ratio: 0.082, comparedWith: 'vs last week' }}
            />
            <StatTile
              label="New fans"
              icon="users"
              figure="46"
              change={{ ratio: -0.12, comparedWith: 'vs last week' }}
            />
            <StatTile label="Finished" figure="2" readerCount={2} />
          </dl>
        </div>
      </Part>
      <Part title="Data table">
        <DataTable
          caption="Episodes of this week"
          keyOf={(row) => row.title}
          rows={[
            { title: '第24話', views: 2_841, likes: 418, price: '¥120' },
            { title: '第23話', views: 4_207, likes: 388, price: '¥120' },
          ]}
          columns={[
            { key: 'title', header: 'Episode', cell: (row) => row.title },
            { key: 'views', header: 'Views', numeric: true, cell: (row) => row.views },
            { key: 'likes', header: 'Likes', numeric: true, cell: (row) => row.likes },
            { key: 'price', header: 'Price', numeric: true, cell: (row) => row.price },
          ]}
        />
      </Part>
    </>
  );
}

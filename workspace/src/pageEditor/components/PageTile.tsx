import { textsOf } from '@komawari/ui/language';
import { useTexts } from '@komawari/ui/language/react';
import { isWidePicture } from '@komawari/ui/reader/pairing.ts';
import { Menu, ReorderHandle, UploadTile, type MenuItem, type UploadState } from '@komawari/ui/components';
import { useDraggable } from '@dnd-kit/react';
import { memo } from 'react';
import pageEditorTexts from '../../messages/pageEditor.js';
import type { UploadItem } from '../../uploads/index.ts';
import { isLost, type DraftPage } from '../pages.ts';
import { useNotesOn } from '../notesOnPages.ts';
import { usePageWords, type PageWords } from '../pageWords.ts';

/** What can be done to a page; all by its key, so that a tile is drawn again only when its own page changes. */
export interface PageActions {
  move: (key: string, position: number) => void;
  select: (key: string, isSelected: boolean, event: { shiftKey: boolean }) => void;
  retry: (key: string) => void;
  chooseReplacement: (key: string) => void;
  insertBefore: (key: string) => void;
  askPlace: (key: string) => void;
  editTexts: (key: string) => void;
  toggleSplit: (key: string) => void;
  trim: (key: string) => void;
  remove: (key: string) => void;
}

export interface PageTileProps {
  page: DraftPage;
  upload: UploadItem | undefined;
  index: number;
  count: number;
  perRow: number;
  isSelected: boolean;
  isDragged: boolean;
  actions: PageActions;
}

/** One page of the grid: its picture or where its file stands, its place, and everything one can do with it. */
export const PageTile = memo(function PageTile(props: PageTileProps) {
  const { page, upload, index, count, perRow, isSelected, isDragged, actions } = props;
  const { ref, handleRef } = useDraggable({ id: page.key });
  const number = index + 1;
  const { tile: texts } = useTexts(pageEditorTexts);
  const words = usePageWords();
  const notes = useNotesOn(page.id);
  const name = texts.name({ what: words.what, number: `${number}` });
  return (
    <div ref={ref} className="tile-cell">
      <UploadTile
        number={number}
        fileName={upload?.name ?? (page.path.split('/').at(-1) || name)}
        {...(upload ? { sizeInBytes: upload.size } : {})}
        state={stateOf(page, upload)}
        {...(words.isPage ? noteOf(page, { index, upload, notes }) : {})}
        selected={isSelected}
        dragged={isDragged}
        onSelect={(selected, event) => actions.select(page.key, selected, event)}
        onRetry={() => actions.retry(page.key)}
        onReplace={() => actions.chooseReplacement(page.key)}
        handle={
          <ReorderHandle
            ref={handleRef}
            data-page={page.key}
            itemName={name}
            position={number}
            count={count}
            perRow={perRow}
            onMove={(position) => actions.move(page.key, position)}
          />
        }
      >
        <Menu
          label={texts.more({ what: words.what, number: `${number}` })}
          items={menuOf(page, upload, { actions, words })}
        />
      </UploadTile>
    </div>
  );
});

function stateOf(page: DraftPage, upload: UploadItem | undefined): UploadState {
  if (isLost(page, upload)) return { kind: 'error', reason: textsOf(pageEditorTexts).tile.lost(), canRetry: false };
  if (!upload || upload.state === 'ready') {
    return page.image ? { kind: 'ready', picture: { ...page.image, alt: page.altText } } : { kind: 'queued' };
  }
  if (upload.state === 'error') {
    return { kind: 'error', reason: upload.fault?.message ?? '', canRetry: upload.fault?.remedy === 'retry' };
  }
  if (upload.state === 'uploading') return { kind: 'uploading', sentBytes: upload.progress * upload.size };
  return { kind: upload.state };
}

function noteOf(
  page: DraftPage,
  { index, upload, notes }: { index: number; upload: UploadItem | undefined; notes: number },
): { note?: string } {
  if (upload || !page.image) return {};
  const { tileNote: texts } = textsOf(pageEditorTexts);
  if (notes > 0) return { note: texts.notes({ count: notes }) };
  if (page.image.crop) return { note: texts.trimmed() };
  if (page.isReplaced) return { note: texts.replaced() };
  if (isWidePicture(page.image)) return { note: page.noSplit ? texts.wideWhole() : texts.wide() };
  return index === 0 ? { note: texts.opening() } : {};
}

function menuOf(
  page: DraftPage,
  upload: UploadItem | undefined,
  { actions, words }: { actions: PageActions; words: PageWords },
): MenuItem[] {
  const { tile: texts } = textsOf(pageEditorTexts);
  const { key } = page;
  // A strip comes in slices, and is cut where it is drawn. A picture that is being replaced is not worth cutting.
  const canTrim =
    words.isPage && page.image !== null && page.uploadKey === null && (page.image.slices?.length ?? 1) === 1;
  const isWide = words.isPage && page.image !== null && isWidePicture(page.image);
  return [
    ...(upload?.state === 'error' && upload.fault?.remedy === 'retry'
      ? [{ label: texts.retry(), icon: 'retry' as const, onSelect: () => actions.retry(key) }]
      : []),
    { label: texts.replace(), icon: 'image', onSelect: () => actions.chooseReplacement(key) },
    { label: texts.insert({ what: words.what }), icon: 'plus', onSelect: () => actions.insertBefore(key) },
    { label: texts.moveTo(), icon: 'sort', onSelect: () => actions.askPlace(key) },
    {
      label: page.altText ? texts.editDescription() : texts.describe(),
      icon: 'text',
      onSelect: () => actions.editTexts(key),
    },
    ...(canTrim ? [{ label: texts.trim(), icon: 'full' as const, onSelect: () => actions.trim(key) }] : []),
    ...(isWide
      ? [
          {
            label: page.noSplit ? texts.split() : texts.keepWhole(),
            icon: 'spread' as const,
            onSelect: () => actions.toggleSplit(key),
          },
        ]
      : []),
    { label: texts.remove(), icon: 'trash', destructive: true, onSelect: () => actions.remove(key) },
  ];
}

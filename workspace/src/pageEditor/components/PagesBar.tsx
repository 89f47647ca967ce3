import { Button, IconButton, Segment } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import pageEditorTexts from '../../messages/pageEditor.js';
import { usePageWords } from '../pageWords.ts';
import { sortByName } from '../pages.ts';
import type { PageFilter } from '../pageFilter.ts';
import type { PagesState } from '../useDraftWithPages.ts';

/** How the grid is looked at. */
export interface PagesView {
  /** Width of a tile in pixels. */
  tileWidth: number;
  isSpread: boolean;
}

export interface PagesBarProps {
  state: PagesState;
  filter: PageFilter;
  onFilter: (filter: PageFilter) => void;
  view: PagesView;
  onView: (view: PagesView) => void;
  canSpread: boolean;
}

/** Above the grid: how many pages there are, which of them are shown, and how. */
export function PagesBar({ state, filter, onFilter, view, onView, canSpread }: PagesBarProps) {
  const { troubles, changePages } = state;
  const { pages } = state.draft;
  const { bar: texts } = useTexts(pageEditorTexts);
  const words = usePageWords();
  return (
    <div className="ed__bar pages__bar">
      <h2 id="pages-heading" className="pages__title">
        {texts.heading({ what: words.what })}{' '}
        <span className="muted num">
          {pages.length} / {words.most}
        </span>
      </h2>
      <Segment<PageFilter>
        label={texts.filter()}
        value={filter}
        onChange={onFilter}
        options={[
          { value: 'all', label: texts.all() },
          { value: 'working', label: texts.working(), ...countOf(troubles.working) },
          { value: 'errors', label: texts.errors(), ...countOf(troubles.errors) },
        ]}
      />
      <span className="grow" />
      <TileSize value={view.tileWidth} onChange={(tileWidth) => onView({ ...view, tileWidth })} />
      {pages.some((page) => page.path) ? (
        <Button variant="quiet" icon="sort" className="only-wide" onClick={() => changePages(sortByName)}>
          {texts.sortByName()}
        </Button>
      ) : null}
      {canSpread ? (
        <IconButton
          icon="spread"
          label={texts.asSpreads()}
          tooltip="end"
          pressed={view.isSpread}
          onClick={() => onView({ ...view, isSpread: !view.isSpread })}
        />
      ) : null}
    </div>
  );
}

function countOf(places: readonly number[]): { count?: number } {
  return places.length > 0 ? { count: places.length } : {};
}

function TileSize({ value, onChange }: { value: number; onChange: (width: number) => void }) {
  const { bar: texts } = useTexts(pageEditorTexts);
  return (
    <label className="density only-wide">
      <span className="sr">{texts.tileSize()}</span>
      <input
        type="range"
        min={92}
        max={160}
        step={4}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </label>
  );
}

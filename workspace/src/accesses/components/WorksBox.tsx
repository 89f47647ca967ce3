import { Cover, Link, LoadMore } from '@komawari/ui/components';
import { formatChange, formatCount, formatEpisodeHeading } from '@komawari/ui/format';
import { Icon } from '@komawari/ui/icons';
import { useTexts } from '@komawari/ui/language/react';
import { useState } from 'react';
import { generatePath } from 'react-router';
import accessesTexts from '../../messages/accesses.js';
import type { GetWorkAccessesQuery } from '../../gql/graphql.ts';
import { ChartFiles } from '../../shared/charts/ChartBox.tsx';
import { Definition } from '../../shared/charts/Definition.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { BoxSkeleton } from '../../shared/components/Waiting.tsx';
import { registeredOf } from '../../shared/registeredOf.ts';
import { paths } from '../../shared/routes.ts';
import { usePages } from '../../shared/usePages.ts';
import { GetEpisodeAccesses } from '../operations/GetEpisodeAccesses.ts';

type Viewer = Extract<GetWorkAccessesQuery['viewer'], { __typename: 'RegisteredViewer' }>;
type WorkRow = Viewer['accesses']['works'][number];

/** Episodes a work shows at once. */
const PER_PAGE = 20;

/** Works as rows that open to their episodes, beside the thirty days before. */
export function WorksBox({
  works,
  definition,
  isOne,
}: {
  works: readonly WorkRow[];
  definition: string;
  isOne: boolean;
}) {
  const { works: texts } = useTexts(accessesTexts);
  const [open, setOpen] = useState<string | null>(isOne ? (works[0]?.work.id ?? null) : null);
  return (
    <section className="box an" aria-labelledby="works-h">
      <div className="an__head">
        <h2 id="works-h">{texts.title()}</h2>
        <Definition of={texts.views()}>{definition}</Definition>
      </div>
      <p className="an__say">{texts.lead()}</p>
      <ul className="acc">
        {works.map((row) => (
          <WorkLine
            key={row.work.id}
            row={row}
            isOpen={open === row.work.id}
            onToggle={() => setOpen(open === row.work.id ? null : row.work.id)}
          />
        ))}
      </ul>
      <div className="an__foot">
        <ChartFiles
          name={texts.name()}
          table={{
            caption: texts.caption(),
            columns: [
              { key: 'work', header: texts.work() },
              { key: 'views', header: texts.header(), format: formatCount },
              { key: 'viewsBefore', header: texts.before(), format: formatCount },
              { key: 'episodeCount', header: texts.episodes(), format: formatCount },
            ],
            rows: works.map(({ work, views, viewsBefore, episodeCount }) => ({
              work: work.title,
              views,
              viewsBefore,
              episodeCount,
            })),
          }}
        />
      </div>
    </section>
  );
}

function WorkLine({ row, isOpen, onToggle }: { row: WorkRow; isOpen: boolean; onToggle: () => void }) {
  const { works: texts } = useTexts(accessesTexts);
  const { work, episodeCount } = row;
  return (
    <li>
      <div className="acc__line">
        <span className="acc__cover">
          <Cover source={work.coverImage ?? null} title={work.title} lang={work.language} sizes="36px" />
        </span>
        <span className="acc__name">
          <Link
            className="strong clamp1"
            lang={work.language}
            href={generatePath(paths.workAccesses, { workId: work.id })}
          >
            {work.title}
          </Link>
          <span className="tiny muted">{texts.episodeCount({ count: episodeCount })}</span>
        </span>
        <Counts {...row} />
        <button
          type="button"
          className="acc__open"
          aria-expanded={isOpen}
          aria-label={texts.episodesOf({ title: work.title })}
          onClick={onToggle}
        >
          <Icon name={isOpen ? 'up' : 'down'} />
        </button>
      </div>
      {isOpen ? <Episodes workId={work.id} lang={work.language} /> : null}
    </li>
  );
}

function Episodes({ workId, lang }: { workId: string; lang: string }) {
  const { works: texts } = useTexts(accessesTexts);
  const list = usePages(GetEpisodeAccesses, PER_PAGE, ({ viewer }) => registeredOf(viewer)?.episodeAccesses ?? null, {
    id: workId,
  });
  return (
    <Loaded query={list.query} skeleton={<BoxSkeleton />}>
      {(rows) => (
        <>
          <ul className="acc__episodes">
            {rows.map((row) => (
              <li key={row.episode.id} className="acc__line small">
                <span className="acc__name">
                  <Link className="clamp1" lang={lang} href={`/episodes/${row.episode.id}`}>
                    {formatEpisodeHeading(row.episode)}
                  </Link>
                </span>
                <Counts {...row} />
              </li>
            ))}
          </ul>
          {list.hasMore ? <LoadMore noun={texts.noun()} busy={list.isLoadingMore} onMore={list.showMore} /> : null}
        </>
      )}
    </Loaded>
  );
}

function Counts({ views, viewsBefore }: { views: number; viewsBefore: number }) {
  const { works: texts } = useTexts(accessesTexts);
  const ratio = viewsBefore > 0 ? views / viewsBefore - 1 : null;
  const text = ratio === null ? '' : formatChange(ratio);
  const direction = text === '0%' || ratio === null ? 'same' : ratio > 0 ? 'up' : 'down';
  return (
    <>
      <span className="acc__views num strong">
        {formatCount(views)} <span className="sr">{texts.unit({ count: views })}</span>
      </span>
      <span className="acc__change small">
        {ratio === null ? (
          <span className="muted">{views > 0 ? texts.fresh() : ''}</span>
        ) : (
          <span className={`delta delta--${direction}`}>
            {direction === 'same' ? null : <Icon name={direction} size="sm" />}
            {text}
          </span>
        )}
      </span>
    </>
  );
}

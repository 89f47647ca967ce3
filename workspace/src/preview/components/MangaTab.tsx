import { Cover, EmptyState } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import previewTexts from '../../messages/preview.js';
import type { PreviewUser } from '../previewOf.ts';
import { lengthOf } from '../previewOf.ts';
import { WorkCard } from './PortfolioTab.tsx';

export interface MangaTabProps {
  site: PreviewUser['site'];
  /** As the form says; as saved where it says nothing. */
  order?: PreviewUser['site']['workDefaultSortOrder'];
  layout?: PreviewUser['site']['workLayout'];
}

/** The works of a creator's site: the first one large, the rest as cards or with descriptions. */
export function MangaTab({ site, order = site.workDefaultSortOrder, layout = site.workLayout }: MangaTabProps) {
  const { works: texts } = useTexts(previewTexts);
  const saved = site.works.edges.map(({ node }) => node);
  const works = order === site.workDefaultSortOrder ? saved : saved.toReversed();
  const [lead, ...rest] = works;
  if (!lead) return <EmptyState title={texts.noManga()}>{texts.noMangaLead()}</EmptyState>;
  return (
    <>
      <div className="clead">
        <Cover source={lead.coverImage ?? null} title={lead.title} lang={lead.language} sizes="176px" />
        <span className="stack stack--sm clead__in">
          <span className="row row--tight">
            <span className="label-tag label-tag--info">
              {lead.isOneShot ? texts.oneShot() : lead.isCompleted ? texts.completed() : texts.ongoing()}
            </span>
          </span>
          <h2 className="clead__t" lang={lead.language}>
            {lead.title}
          </h2>
          <span className="soft small clamp2 only-wide ja" lang={lead.language}>
            {lead.description}
          </span>
        </span>
      </div>
      {layout === 'GRID' ? (
        <ul className="cards cards--4">
          {rest.map((work) => (
            <WorkCard
              key={work.id}
              work={{
                id: work.id,
                title: work.title,
                lang: work.language,
                picture: work.coverImage ?? null,
                line: lengthOf(work),
                place: null,
              }}
            />
          ))}
        </ul>
      ) : (
        <ul className="clist">
          {rest.map((work) => (
            <li key={work.id}>
              <Cover source={work.coverImage ?? null} title={work.title} lang={work.language} sizes="88px" />
              <div className="stack stack--sm">
                <h3 lang={work.language}>{work.title}</h3>
                <p className="small soft clamp2" lang={work.language}>
                  {work.description}
                </p>
                <p className="tiny muted">{lengthOf(work)}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

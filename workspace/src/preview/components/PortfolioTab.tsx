import { Cover, EmptyState, Picture } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import previewTexts from '../../messages/preview.js';
import type { UploadedImage } from '../../uploads/index.ts';
import type { PreviewTier, PreviewWork } from '../previewOf.ts';
import { PlaceIcon } from './CreatorPage.tsx';

/** The mangafolio of a creator's site: banner and rows. */
export function PortfolioTab({ banner, tiers }: { banner: UploadedImage | null; tiers: readonly PreviewTier[] }) {
  const { works: texts } = useTexts(previewTexts);
  return (
    <>
      {banner ? (
        <div className="pbanner">
          <Picture source={banner} sizes="880px" alt="" eager />
        </div>
      ) : null}
      {tiers.map(({ id, title, works }) => (
        <section key={id} className="ptier">
          <div className="tier-head">
            <h2 lang={id === 'other' ? undefined : UNRECORDED_LANGUAGE}>{title}</h2>
          </div>
          <ul className="cards cards--4 pgrid">
            {works.map((work) => (
              <WorkCard key={work.id} work={work} />
            ))}
          </ul>
        </section>
      ))}
      {tiers.length === 0 ? <EmptyState title={texts.noPortfolio()}>{texts.noPortfolioLead()}</EmptyState> : null}
    </>
  );
}

/** A work as a card. */
export function WorkCard({ work: { title, lang, picture, line, place } }: { work: PreviewWork }) {
  return (
    <li className="card">
      <Cover source={picture} title={title} lang={lang} sizes="210px" />
      <div>
        <h3 className="clamp2" lang={lang}>
          {title}
        </h3>
        <p className="by row row--tight pwork__place">
          {place ? <PlaceIcon address={place.iconAddress} /> : null}
          {line}
        </p>
      </div>
    </li>
  );
}

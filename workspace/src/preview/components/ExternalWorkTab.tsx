import { Cover } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import previewTexts from '../../messages/preview.js';
import type { UploadedImage } from '../../uploads/index.ts';
import type { PreviewPlace } from '../previewOf.ts';
import { Places } from './CreatorPage.tsx';

export interface ExternalWorkTabProps {
  title: string;
  description: string;
  picture: UploadedImage | null;
  places: readonly PreviewPlace[];
}

/** The page of a work from elsewhere. */
export function ExternalWorkTab({ title, description, picture, places }: ExternalWorkTabProps) {
  const { site } = useTexts(previewTexts);
  const words = title.trim() || site.noTitle();
  return (
    <article className="pwork">
      <Cover source={picture} title={words} lang={UNRECORDED_LANGUAGE} sizes="288px" />
      <div className="stack">
        <h2 lang={UNRECORDED_LANGUAGE}>{words}</h2>
        {description.trim() ? (
          <p className="ja" lang={UNRECORDED_LANGUAGE}>
            {description}
          </p>
        ) : null}
        <Places places={places} className="pwork__links" />
      </div>
    </article>
  );
}

import { Button, Cover } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import worksTexts from '../../messages/works.js';
import { useWorkLanguage } from '../../shared/workLanguage.ts';
import { PicturePicker, useUpload } from '../../uploads/index.ts';
import type { Cover as CoverImage } from '../workForm.ts';
import { FocusPicker } from './FocusPicker.tsx';

export interface CoverFieldProps {
  cover: CoverImage | null;
  /** Page 1, which can become the cover and stands in for it. */
  pageOne: CoverImage | null;
  title: string;
  error: string | undefined;
  onChange: (cover: CoverImage | null) => void;
}

/** The cover of a work, and the point that stays visible however it is cropped. */
export function CoverField({ cover, pageOne, title, error, onChange }: CoverFieldProps) {
  const { cover: texts } = useTexts(worksTexts);
  const lang = useWorkLanguage();
  const upload = useUpload('COVER', onChange);
  return (
    <div className="stack">
      <PicturePicker
        label={texts.label()}
        hint={cover || !pageOne ? texts.hint() : texts.standIn()}
        hasPicture={cover !== null}
        item={upload.item}
        error={error}
        onChoose={upload.choose}
        onRetry={upload.retry}
        onRemove={() => {
          upload.forget();
          onChange(null);
        }}
      >
        <span className="cover-field__cover">
          <Cover
            source={cover ?? pageOne}
            title={title || texts.noTitle()}
            lang={title ? lang : undefined}
            sizes="112px"
            eager
          />
        </span>
      </PicturePicker>
      {pageOne && cover?.id !== pageOne.id ? (
        <div>
          <Button
            icon="image"
            onClick={() => {
              upload.forget();
              onChange(pageOne);
            }}
          >
            {texts.pageOne()}
          </Button>
        </div>
      ) : null}
      {cover ? (
        <FocusPicker picture={cover} onChange={(focusX, focusY) => onChange({ ...cover, focusX, focusY })} />
      ) : null}
    </div>
  );
}

import { Cover } from '@komawari/ui/components';
import { PicturePicker, useUpload } from '../../uploads/index.ts';
import type { Cover as CoverImage } from '../workForm.ts';
import { FocusPicker } from './FocusPicker.tsx';

export interface CoverFieldProps {
  cover: CoverImage | null;
  title: string;
  error: string | undefined;
  onChange: (cover: CoverImage | null) => void;
}

/** The cover of a work, and the point that stays visible however it is cropped. */
export function CoverField({ cover, title, error, onChange }: CoverFieldProps) {
  const upload = useUpload('COVER', onChange);
  return (
    <div className="stack">
      <PicturePicker
        label="Cover"
        hint="At least 400 x 400. Page one is a good cover."
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
          <Cover source={cover} title={title || 'Title'} lang="ja" sizes="112px" eager />
        </span>
      </PicturePicker>
      {cover ? (
        <FocusPicker picture={cover} onChange={(focusX, focusY) => onChange({ ...cover, focusX, focusY })} />
      ) : null}
    </div>
  );
}

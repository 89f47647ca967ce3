import { Picture } from '@komawari/ui/components';
import { PicturePicker, type UploadedImage, useUpload } from '../../uploads/index.ts';

export interface PictureFieldProps {
  label: string;
  hint: string;
  picture: UploadedImage | null;
  onChange: (picture: UploadedImage | null) => void;
}

/** What stands for a work of the portfolio. */
export function PictureField({ label, hint, picture, onChange }: PictureFieldProps) {
  const upload = useUpload('THUMBNAIL', onChange);
  const look = 'hero-field hero-field--thumb';
  return (
    <PicturePicker
      label={label}
      hint={hint}
      hasPicture={picture !== null}
      item={upload.item}
      onChoose={upload.choose}
      onRetry={upload.retry}
      onRemove={() => {
        upload.forget();
        onChange(null);
      }}
    >
      <span className={picture ? look : `${look} tone`}>
        {picture ? <Picture source={picture} sizes="360px" alt="" eager /> : null}
      </span>
    </PicturePicker>
  );
}

import { Picture } from '@komawari/ui/components';
import { PicturePicker, type UploadedImage, useUpload } from '../../uploads/index.ts';

/** The wide picture on top of a creator's site. */
export function HeroField({
  hero,
  onChange,
}: {
  hero: UploadedImage | null;
  onChange: (hero: UploadedImage | null) => void;
}) {
  const upload = useUpload('HERO', onChange);
  return (
    <PicturePicker
      label="Top picture"
      hint="Wide, shown at 3:1. Up to 2880 x 1620."
      hasPicture={hero !== null}
      item={upload.item}
      onChoose={upload.choose}
      onRetry={upload.retry}
      onRemove={() => {
        upload.forget();
        onChange(null);
      }}
    >
      <span className={hero ? 'hero-field' : 'hero-field tone'}>
        {hero ? <Picture source={hero} sizes="360px" alt="" eager /> : null}
      </span>
    </PicturePicker>
  );
}

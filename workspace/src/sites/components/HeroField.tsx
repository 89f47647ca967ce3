import { Picture } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import sitesTexts from '../../messages/sites.js';
import { PicturePicker, type UploadedImage, useUpload } from '../../uploads/index.ts';

/** The wide picture on top of a creator's site. */
export function HeroField({
  hero,
  onChange,
}: {
  hero: UploadedImage | null;
  onChange: (hero: UploadedImage | null) => void;
}) {
  const { form: texts } = useTexts(sitesTexts);
  const upload = useUpload('HERO', onChange);
  return (
    <PicturePicker
      label={texts.hero()}
      hint={texts.heroHint()}
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

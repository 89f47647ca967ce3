import { Avatar } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import profileTexts from '../../messages/profile.js';
import { PicturePicker, type UploadedImage, useUpload } from '../../uploads/index.ts';

export interface IconFieldProps {
  icon: UploadedImage | null;
  name: string;
  onChange: (icon: UploadedImage | null) => void;
}

/** The picture beside a person's name, cropped square. */
export function IconField({ icon, name, onChange }: IconFieldProps) {
  const { profile: texts } = useTexts(profileTexts);
  const upload = useUpload('ICON', onChange);
  return (
    <PicturePicker
      label={texts.picture()}
      hint={texts.pictureHint()}
      hasPicture={icon !== null}
      item={upload.item}
      onChoose={upload.choose}
      onRetry={upload.retry}
      onRemove={() => {
        upload.forget();
        onChange(null);
      }}
    >
      <Avatar source={icon} name={name} size="xl" />
    </PicturePicker>
  );
}

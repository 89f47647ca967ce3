import { Avatar } from '@komawari/ui/components';
import { PicturePicker, type UploadedImage, useUpload } from '../../uploads/index.ts';

export interface IconFieldProps {
  icon: UploadedImage | null;
  name: string;
  onChange: (icon: UploadedImage | null) => void;
}

/** The picture beside a person's name, cropped square. */
export function IconField({ icon, name, onChange }: IconFieldProps) {
  const upload = useUpload('ICON', onChange);
  return (
    <PicturePicker
      label="Picture"
      hint="At least 120 x 120. The middle square is shown, up to 640 x 640."
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

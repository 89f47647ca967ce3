import { TextField } from '@komawari/ui/components';
import type { Form } from '@komawari/ui/forms';
import { limits } from '@komawari/ui/limits';
import { AppIcon } from '../../shared/components/AppIcon.tsx';
import { PicturePicker, useUpload, type UploadedImage } from '../../uploads/index.ts';
import type { ApplicationValues } from '../applicationForm.ts';

export interface FaceBoxProps {
  form: Form<ApplicationValues>;
  icon: UploadedImage | null;
  onIcon: (icon: UploadedImage | null) => void;
  /** Set once operators have looked at it: then it stays. */
  isChecked: boolean;
}

/** What people see when they are asked. */
export function FaceBox({ form, icon, onIcon, isChecked }: FaceBoxProps) {
  const upload = useUpload('ICON', onIcon);
  const name = form.kit.watch('name');
  return (
    <section className="box stack" aria-labelledby="what-people-see">
      <h2 id="what-people-see">What people see</h2>
      {isChecked ? (
        <div className="row row--nowrap">
          <AppIcon source={icon} name={name} size="lg" />
          <div className="grow">
            <p className="strong" lang="ja">
              {name}
            </p>
            <p className="hint">Komawari has checked it, so name and icon stay. Write to us to change them.</p>
          </div>
        </div>
      ) : (
        <>
          <PicturePicker
            label="Icon"
            hint="At least 120 x 120. The middle square is shown."
            hasPicture={icon !== null}
            item={upload.item}
            onChoose={upload.choose}
            onRetry={upload.retry}
            onRemove={() => {
              upload.forget();
              onIcon(null);
            }}
          >
            <AppIcon source={icon} name={name} size="lg" />
          </PicturePicker>
          <TextField
            label="Name"
            lang="ja"
            maxCharacters={limits.applicationName.max}
            hint="Once Komawari has checked the application, name and icon stay as they are."
            {...form.field('name')}
          />
        </>
      )}
    </section>
  );
}

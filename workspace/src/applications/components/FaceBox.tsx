import { TextField } from '@komawari/ui/components';
import type { Form } from '@komawari/ui/forms';
import { useTexts } from '@komawari/ui/language/react';
import { limits } from '@komawari/ui/limits';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import applicationsTexts from '../../messages/applications.js';
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
  const { face } = useTexts(applicationsTexts);
  const upload = useUpload('ICON', onIcon);
  const name = form.kit.watch('name');
  return (
    <section className="box stack" aria-labelledby="what-people-see">
      <h2 id="what-people-see">{face.title()}</h2>
      {isChecked ? (
        <div className="row row--nowrap">
          <AppIcon source={icon} name={name} size="lg" />
          <div className="grow">
            <p className="strong" lang={UNRECORDED_LANGUAGE}>
              {name}
            </p>
            <p className="hint">{face.checked()}</p>
          </div>
        </div>
      ) : (
        <>
          <PicturePicker
            label={face.icon()}
            hint={face.iconHint()}
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
            label={face.name()}
            lang={UNRECORDED_LANGUAGE}
            maxCharacters={limits.applicationName.max}
            hint={face.nameHint()}
            {...form.field('name')}
          />
        </>
      )}
    </section>
  );
}

import { Avatar, Button, CreatorCard, TextArea, TextField } from '@komawari/ui/components';
import { useForm } from '@komawari/ui/forms';
import { useMutation } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import { limits } from '@komawari/ui/limits';
import { getSession } from '@komawari/ui/session';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import { useSearchParams } from 'react-router';
import identityTexts from '../../messages/identity.js';
import { FormProblem } from '../../shared/components/FormProblem.tsx';
import { PicturePicker, type UploadedImage, useUpload } from '../../uploads/index.ts';
import { AgreeByJoining } from '../components/AgreeByJoining.tsx';
import { ScreenNameField } from '../components/ScreenNameField.tsx';
import { CreateUser } from '../operations/CreateUser.ts';
import { profileForm, suggestScreenName } from '../profileForm.ts';

/** Last step of a sign-up. What the address proposes fills the form anew. */
export function SignUpProfilePage() {
  const [query] = useSearchParams();
  return <ProfileForm key={query.toString()} query={query} />;
}

/** Names, a few words, a picture, with the card readers will see beside it. */
function ProfileForm({ query }: { query: URLSearchParams }) {
  const { profile: texts } = useTexts(identityTexts);
  const { mutateAsync } = useMutation(CreateUser);
  const form = useForm({
    schema: profileForm,
    draft: { key: 'sign-up-profile' },
    initial: {
      screenName: suggestScreenName(query.get('screenName') ?? ''),
      displayName: query.get('displayName') ?? '',
      selfIntroduction: query.get('selfIntroduction') ?? '',
      icon: null,
    },
    async onSubmit({ icon: chosen, ...texts }) {
      const { createUser } = await mutateAsync({ input: { ...texts, iconImageId: chosen?.id ?? null } });
      // The new token knows the profile; the redirect table does the rest.
      if (createUser.user) await getSession().renew();
      return createUser.problems;
    },
  });
  const values = form.kit.watch();
  const { icon } = values;
  const setIcon = (next: UploadedImage | null): void => form.kit.setValue('icon', next, { shouldDirty: true });
  const upload = useUpload('ICON', setIcon);

  const displayName = values.displayName.trim() || texts.noName();
  return (
    <>
      <title>{`${texts.title()} | Komawari`}</title>
      <main id="main" className="wrap profile-form">
        <h1>{texts.title()}</h1>
        <p className="soft">{texts.lead()}</p>
        <div className="profile-form__cols">
          <form className="stack" {...form.attributes}>
            <FormProblem form={form} />
            <ScreenNameField value={values.screenName} field={form.field('screenName')} />
            <TextField
              label={texts.displayName()}
              autoComplete="name"
              lang={UNRECORDED_LANGUAGE}
              maxCharacters={limits.displayName.max}
              {...form.field('displayName')}
            />
            <TextArea
              label={texts.introduction()}
              lang={UNRECORDED_LANGUAGE}
              maxCharacters={limits.selfIntroduction.max}
              hint={texts.introductionHint()}
              {...form.field('selfIntroduction')}
            />
            <PicturePicker
              label={texts.picture()}
              hint={texts.pictureHint()}
              hasPicture={icon !== null}
              item={upload.item}
              onChoose={upload.choose}
              onRetry={upload.retry}
              onRemove={() => setIcon(null)}
            >
              <Avatar source={icon} name={displayName} size="xl" />
            </PicturePicker>
            <AgreeByJoining />
            <div>
              <Button type="submit" variant="primary" size="lg" busy={form.isBusy} busyWord={texts.saving()}>
                {texts.start()}
              </Button>
            </div>
          </form>
          <aside className="stack profile-form__preview" aria-label={texts.preview()}>
            <p className="label">{texts.whatReadersSee()}</p>
            <CreatorCard
              href="#main"
              displayName={displayName}
              screenName={values.screenName || 'screen_name'}
              icon={icon}
            />
            <p className="small soft ja pre" lang={UNRECORDED_LANGUAGE}>
              {values.selfIntroduction}
            </p>
          </aside>
        </div>
      </main>
    </>
  );
}

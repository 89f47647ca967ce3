import { Button, Skeleton, TextArea, TextField } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useForm } from '@komawari/ui/forms';
import { useMutation } from '@komawari/ui/graphql/react';
import { textsOf } from '@komawari/ui/language';
import { useTexts } from '@komawari/ui/language/react';
import { useViewer } from '@komawari/ui/session/react';
import profileTexts from '../../messages/profile.js';
import { useFormQuery } from '../../shared/useFormQuery.ts';
import { limits } from '@komawari/ui/limits';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import { useRefresh } from '../../shared/useRefresh.ts';
import { FormProblem } from '../../shared/components/FormProblem.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { Registered } from '../../shared/components/Registered.tsx';
import type { GetSettingsProfileQuery } from '../../gql/graphql.ts';
import { AtNameField, ScreenNameField } from '../../identity/index.ts';
import { ClosedSiteSwitch } from '../components/ClosedSiteSwitch.tsx';
import { IconField } from '../components/IconField.tsx';
import { AccountLanguage } from '../components/AccountLanguage.tsx';
import { MatureSwitch } from '../components/MatureSwitch.tsx';
import { PrivateFields } from '../components/PrivateFields.tsx';
import { SettingsFrame } from '../../shared/components/SettingsFrame.tsx';
import { GetSettingsProfile } from '../operations/GetSettingsProfile.ts';
import { updateProfile } from '../operations/updateProfile.ts';
import { profileSettings } from '../profileSettings.ts';

type Viewer = Extract<GetSettingsProfileQuery['viewer'], { __typename: 'RegisteredViewer' }>;

/** Names, introduction and picture; and what is for the person alone. */
export function ProfileSettingsPage() {
  const { profile: texts } = useTexts(profileTexts);
  const who = useViewer();
  const query = useFormQuery(GetSettingsProfile, {});
  return (
    <SettingsFrame title={texts.title()}>
      <Loaded query={query} skeleton={<Skeleton kind="box" count={2} />}>
        {({ viewer: someone }) => (
          <Registered viewer={someone}>
            {(viewer) => (
              <>
                <ProfileForm viewer={viewer} />
                <MatureSwitch
                  key={String(viewer.canShowMature)}
                  showsMature={viewer.showsMature}
                  canShowMature={viewer.canShowMature}
                />
                <AccountLanguage language={viewer.language} isChosen={who?.language != null} />
                <ClosedSiteSwitch isClosed={viewer.user.isSiteClosed} />
              </>
            )}
          </Registered>
        )}
      </Loaded>
    </SettingsFrame>
  );
}

const initialOf = ({ user, ...own }: Viewer) => ({
  screenName: user.screenName,
  displayName: user.displayName,
  selfIntroduction: user.selfIntroduction,
  twitterScreenName: user.twitterScreenName ?? '',
  biography: own.biography,
  birthday: own.birthday ?? '',
  gender: own.gender ?? ('' as const),
  hasDeclinedContact: own.hasDeclinedContact,
  icon: user.iconImage ?? null,
});

function useProfileForm(viewer: Viewer) {
  const refresh = useRefresh();
  const { mutateAsync } = useMutation(updateProfile);
  return useForm({
    schema: profileSettings,
    draft: { key: 'profile-settings' },
    initial: initialOf(viewer),
    async onSubmit({ icon, ...texts }) {
      const { updateProfile: answer } = await mutateAsync({ input: { ...texts, iconImageId: icon?.id ?? null } });
      if (answer.problems.length > 0) return answer.problems;
      flash.set({ body: textsOf(profileTexts).profile.saved(), type: 'success' });
      void refresh('User');
      return [];
    },
  });
}

function ProfileForm({ viewer }: { viewer: Viewer }) {
  const { profile: texts } = useTexts(profileTexts);
  const { user } = viewer;
  const form = useProfileForm(viewer);
  return (
    <form className="box stack" {...form.attributes}>
      <FormProblem form={form} />
      <h2>{texts.seen()}</h2>
      <IconField
        icon={form.kit.watch('icon')}
        name={form.kit.watch('displayName')}
        onChange={(icon) => form.kit.setValue('icon', icon, { shouldDirty: true })}
      />
      <TextField
        label={texts.displayName()}
        lang={UNRECORDED_LANGUAGE}
        maxCharacters={limits.displayName.max}
        {...form.field('displayName')}
      />
      <div className="stack stack--sm">
        <ScreenNameField value={form.kit.watch('screenName')} own={user.screenName} field={form.field('screenName')} />
        {form.kit.watch('screenName') === user.screenName ? null : (
          <p className="small soft">{texts.newAddress({ name: form.kit.watch('screenName') })}</p>
        )}
      </div>
      <TextArea
        label={texts.introduction()}
        lang={UNRECORDED_LANGUAGE}
        maxCharacters={limits.selfIntroduction.max}
        hint={texts.optional()}
        {...form.field('selfIntroduction')}
      />
      <AtNameField label={texts.xName()} hint={texts.xHint()} {...form.field('twitterScreenName')} />
      <PrivateFields field={form.field} />
      <div>
        <Button type="submit" variant="primary" busy={form.isBusy} busyWord={texts.saving()}>
          {texts.save()}
        </Button>
      </div>
    </form>
  );
}

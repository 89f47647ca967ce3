import { Button, Skeleton, TextArea, TextField } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useForm } from '@komawari/ui/forms';
import { useMutation } from '@komawari/ui/graphql/react';
import { useFormQuery } from '../../shared/useFormQuery.ts';
import { limits } from '@komawari/ui/limits';
import { useRefresh } from '../../shared/useRefresh.ts';
import { FormProblem } from '../../shared/components/FormProblem.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { Registered } from '../../shared/components/Registered.tsx';
import type { GetSettingsProfileQuery } from '../../gql/graphql.ts';
import { AtNameField, ScreenNameField } from '../../identity/index.ts';
import { ClosedSiteSwitch } from '../components/ClosedSiteSwitch.tsx';
import { IconField } from '../components/IconField.tsx';
import { MailLanguage } from '../components/MailLanguage.tsx';
import { MatureSwitch } from '../components/MatureSwitch.tsx';
import { PrivateFields } from '../components/PrivateFields.tsx';
import { SettingsFrame } from '../../shared/components/SettingsFrame.tsx';
import { GetSettingsProfile } from '../operations/GetSettingsProfile.ts';
import { updateProfile } from '../operations/updateProfile.ts';
import { profileSettings } from '../profileSettings.ts';

type Viewer = Extract<GetSettingsProfileQuery['viewer'], { __typename: 'RegisteredViewer' }>;

/** Names, introduction and picture; and what is for the person alone. */
export function ProfileSettingsPage() {
  const query = useFormQuery(GetSettingsProfile, {});
  return (
    <SettingsFrame title="Profile">
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
                <MailLanguage language={viewer.language} />
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
      flash.set({ body: 'Profile saved', type: 'success' });
      void refresh('User');
      return [];
    },
  });
}

function ProfileForm({ viewer }: { viewer: Viewer }) {
  const { user } = viewer;
  const form = useProfileForm(viewer);
  return (
    <form className="box stack" {...form.attributes}>
      <FormProblem form={form} />
      <h2>What readers see</h2>
      <IconField
        icon={form.kit.watch('icon')}
        name={form.kit.watch('displayName')}
        onChange={(icon) => form.kit.setValue('icon', icon, { shouldDirty: true })}
      />
      <TextField label="Display name" lang="ja" maxCharacters={limits.displayName.max} {...form.field('displayName')} />
      <div className="stack stack--sm">
        <ScreenNameField value={form.kit.watch('screenName')} own={user.screenName} field={form.field('screenName')} />
        {form.kit.watch('screenName') === user.screenName ? null : (
          <p className="small soft">
            Your address becomes /@{form.kit.watch('screenName')}. The old one leads there for 90 days. You can change
            it once in 30 days.
          </p>
        )}
      </div>
      <TextArea
        label="Introduction"
        lang="ja"
        maxCharacters={limits.selfIntroduction.max}
        hint="Optional."
        {...form.field('selfIntroduction')}
      />
      <AtNameField label="X name" hint="Optional. Shown as a link." {...form.field('twitterScreenName')} />
      <PrivateFields field={form.field} />
      <div>
        <Button type="submit" variant="primary" busy={form.isBusy} busyWord="Saving">
          Save
        </Button>
      </div>
    </form>
  );
}

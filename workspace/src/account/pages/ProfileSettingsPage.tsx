import { Avatar, Button, Skeleton, Switch, TextArea, TextField } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { boundedText, useForm } from '@komawari/ui/forms';
import { useMutation, useQuery, useQueryClient } from '@komawari/ui/graphql/react';
import { limits } from '@komawari/ui/limits';
import { useState } from 'react';
import * as z from 'zod';
import { FormProblem } from '../../app/components/FormProblem.tsx';
import { Loaded } from '../../app/components/Loaded.tsx';
import type { GetSettingsProfileQuery } from '../../gql/graphql.ts';
import { ScreenNameField } from '../../identity/components/ScreenNameField.tsx';
import { screenName } from '../../identity/profileForm.ts';
import { updateSite } from '../../sites/operations/updateSite.ts';
import { PicturePicker } from '../../uploads/components/PicturePicker.tsx';
import type { UploadedImage } from '../../uploads/uploads.ts';
import { useUpload } from '../../uploads/useUpload.ts';
import { SettingsFrame } from '../components/SettingsFrame.tsx';
import { GetSettingsProfile } from '../operations/GetSettingsProfile.ts';
import { updateProfile } from '../operations/updateProfile.ts';
import { Registered } from '../../app/components/Registered.tsx';

type User = Extract<GetSettingsProfileQuery['viewer'], { __typename: 'RegisteredViewer' }>['user'];

const profileSettings = z.object({
  screenName,
  displayName: boundedText(limits.displayName, 'Enter the name readers see.'),
  selfIntroduction: boundedText(limits.selfIntroduction),
  twitterScreenName: z
    .string()
    .transform((name) => name.trim().replace(/^@/, ''))
    .refine((name) => /^\w{0,15}$/.test(name), 'Use the name without @: letters, digits and _.'),
});

/** Names, introduction and picture. */
export function ProfileSettingsPage() {
  const query = useQuery(GetSettingsProfile, {}, { staleTime: Infinity });
  return (
    <SettingsFrame title="Profile">
      <Loaded query={query} skeleton={<Skeleton kind="box" count={2} />}>
        {({ viewer }) => <Registered viewer={viewer}>{({ user }) => <ProfileForm user={user} />}</Registered>}
      </Loaded>
    </SettingsFrame>
  );
}

function ProfileForm({ user }: { user: User }) {
  const client = useQueryClient();
  const [icon, setIcon] = useState<UploadedImage | null>(user.iconImage ?? null);
  const upload = useUpload('ICON', setIcon);
  const { mutateAsync } = useMutation(updateProfile);
  const form = useForm({
    schema: profileSettings,
    draft: { key: 'profile-settings' },
    initial: {
      screenName: user.screenName,
      displayName: user.displayName,
      selfIntroduction: user.selfIntroduction,
      twitterScreenName: user.twitterScreenName ?? '',
    },
    async onSubmit(input) {
      const { updateProfile: answer } = await mutateAsync({ input: { ...input, iconImageId: icon?.id ?? null } });
      if (answer.problems.length > 0) return answer.problems;
      flash.set({ body: 'Profile saved', type: 'success' });
      void client.invalidateQueries();
      return [];
    },
  });
  return (
    <>
      <form className="box stack" {...form.attributes}>
        <FormProblem form={form} />
        <PicturePicker
          label="Picture"
          hint="Square, at least 120 px."
          hasPicture={icon !== null}
          item={upload.item}
          onChoose={upload.choose}
          onRetry={upload.retry}
          onRemove={() => {
            upload.forget();
            setIcon(null);
          }}
        >
          <Avatar source={icon} name={form.kit.watch('displayName')} size="xl" />
        </PicturePicker>
        <TextField
          label="Display name"
          lang="ja"
          maxCharacters={limits.displayName.max}
          {...form.field('displayName')}
        />
        <ScreenNameField value={form.kit.watch('screenName')} own={user.screenName} field={form.field('screenName')} />
        <TextArea
          label="Introduction"
          lang="ja"
          maxCharacters={limits.selfIntroduction.max}
          hint="Optional."
          {...form.field('selfIntroduction')}
        />
        <TextField
          label="X name"
          prefix="@"
          autoCapitalize="none"
          spellCheck={false}
          hint="Optional. Shown as a link."
          {...form.field('twitterScreenName')}
        />
        <div>
          <Button type="submit" variant="primary" busy={form.isBusy} busyWord="Saving">
            Save
          </Button>
        </div>
      </form>
      <ClosedSwitch isClosed={user.isSiteClosed} />
    </>
  );
}

function ClosedSwitch({ isClosed }: { isClosed: boolean }) {
  const client = useQueryClient();
  const [isOn, setIsOn] = useState(isClosed);
  const { mutate, isPending } = useMutation(updateSite, {
    onSuccess: (_result, { input }) => {
      flash.set({ body: input.isClosed ? 'Site closed' : 'Site open', type: 'success' });
      return client.invalidateQueries();
    },
    onError: (_error, { input }) => setIsOn(!input.isClosed),
  });
  return (
    <section className="box stack stack--sm">
      <h2>Closed site</h2>
      <Switch
        label="Close my site"
        hint="Your site, works and pictures are gone for everybody else. Your followers keep their bookmarks."
        checked={isOn}
        disabled={isPending}
        onChange={(event) => {
          setIsOn(event.target.checked);
          mutate({ input: { isClosed: event.target.checked } });
        }}
      />
    </section>
  );
}

import { Button } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import confirmTexts from '../../messages/confirm.js';
import { registeredOf } from '../../shared/registeredOf.ts';
import { SocialFailureNotice, useSocialConfig, useSocialSignIn } from '../../identity/index.ts';
import { GetSettingsLinkedProviders } from '../operations/GetSettingsLinkedProviders.ts';

/** Confirms with an account elsewhere: for those who have no password here. Nothing for those who have none elsewhere. */
export function ConfirmBySocial({ onConfirmed }: { onConfirmed: () => void }) {
  const { social: texts } = useTexts(confirmTexts);
  const { data } = useQuery(GetSettingsLinkedProviders, {});
  const { providers } = useSocialConfig();
  const signIn = useSocialSignIn({ intent: 'CONFIRM', to: null, onDone: onConfirmed });
  const linked = (data && registeredOf(data.viewer)?.linkedProviders.map(({ id }) => id)) ?? [];
  return (
    <>
      <SocialFailureNotice signIn={signIn} />
      {providers
        .filter(({ id }) => linked.includes(id))
        .map((provider) => (
          <Button
            key={provider.id}
            wide
            busy={signIn.busy === provider.id && signIn.failure === null}
            busyWord={texts.waiting()}
            onClick={() => signIn.begin(provider)}
          >
            {texts.confirm({ service: provider.name })}
          </Button>
        ))}
    </>
  );
}

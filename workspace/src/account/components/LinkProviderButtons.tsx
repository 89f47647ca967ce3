import { Button } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import accountTexts from '../../messages/account.js';
import { paths } from '../../shared/routes.ts';
import { ServiceLetter, SocialFailureNotice, useSocialConfig, useSocialSignIn } from '../../identity/index.ts';

export interface LinkProviderButtonsProps {
  /** Ids of the services that are linked already. */
  linked: readonly string[];
  /** Only this one, where a page is about it. */
  only?: string;
  onLinked: () => void;
}

/** "Link X" for each service that is not linked yet. */
export function LinkProviderButtons({ linked, only, onLinked }: LinkProviderButtonsProps) {
  const { link: texts } = useTexts(accountTexts);
  const { providers } = useSocialConfig();
  const signIn = useSocialSignIn({ intent: 'LINK', to: paths.settingsAccount, onDone: onLinked });
  const open = providers.filter(({ id }) => !linked.includes(id) && (only === undefined || id === only));
  return (
    <>
      <SocialFailureNotice signIn={signIn} />
      <div className="row">
        {open.map((provider) => (
          <Button
            key={provider.id}
            variant={only === undefined ? 'line' : 'ink'}
            busy={signIn.busy === provider.id && signIn.failure === null}
            busyWord={texts.waiting()}
            onClick={() => signIn.begin(provider)}
          >
            <ServiceLetter provider={provider} />
            {provider.isTest ? texts.linkTest({ service: provider.name }) : texts.link({ service: provider.name })}
          </Button>
        ))}
      </div>
    </>
  );
}

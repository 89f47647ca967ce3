import { Button } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import signInTexts from '../../messages/signIn.js';
import type { SocialProvider } from './socialCalls.ts';
import { SocialFailureNotice } from './SocialFailureNotice.tsx';
import { useSocialConfig } from './useSocialConfig.ts';
import { useSocialSignIn } from './useSocialSignIn.ts';

/** The first letter of the service stands for it: no service's mark is drawn without its leave. */
export function ServiceLetter({ provider }: { provider: Pick<SocialProvider, 'name'> }) {
  return (
    <b className="auth__letter" aria-hidden="true">
      {provider.name.charAt(0)}
    </b>
  );
}

/** "Continue with X" and the others, under a line that says "or". Nothing where no service is configured. */
export function SocialButtons({ to }: { to: string | null }) {
  const { social: texts } = useTexts(signInTexts);
  const { providers } = useSocialConfig();
  const signIn = useSocialSignIn({ intent: 'SIGN_IN', to });
  if (providers.length === 0) return null;
  return (
    <section className="stack stack--sm" aria-label={texts.title()}>
      <div className="or">
        <span>{texts.or()}</span>
      </div>
      <SocialFailureNotice signIn={signIn} />
      <div className="auth__alt">
        {providers.map((provider) => (
          <Button
            key={provider.id}
            busy={signIn.busy === provider.id && signIn.failure === null}
            busyWord={texts.waiting()}
            onClick={() => signIn.begin(provider)}
          >
            <ServiceLetter provider={provider} />
            {provider.isTest
              ? texts.continueTest({ provider: provider.name })
              : texts.continue({ provider: provider.name })}
          </Button>
        ))}
      </div>
    </section>
  );
}

import { Notice, Skeleton, Switch } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useMutation, useQuery } from '@komawari/ui/graphql/react';
import { useState } from 'react';
import { useRefresh } from '../../shared/useRefresh.ts';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { Registered } from '../../shared/components/Registered.tsx';
import { SiteFrame } from '../components/SiteFrame.tsx';
import { GetWorkspaceRecaptchaUsable } from '../operations/GetWorkspaceRecaptchaUsable.ts';
import { updateReCAPTCHAUsable } from '../operations/updateReCAPTCHAUsable.ts';

/** Whether comments on the creator's works are checked against robots. */
export function RecaptchaPage() {
  const query = useQuery(GetWorkspaceRecaptchaUsable, {});
  return (
    <SiteFrame title="Robots">
      <title>Robots | Komawari</title>
      <Loaded query={query} skeleton={<Skeleton kind="box" />}>
        {({ viewer: someone, reCaptchaKeys }) => (
          <Registered viewer={someone}>
            {({ recaptchaSetting }) => (
              <>
                {reCaptchaKeys ? null : (
                  <Notice tone="info">This installation has no reCAPTCHA keys, so nothing is checked yet.</Notice>
                )}
                <CheckSwitch isUsable={recaptchaSetting.isUsable} />
              </>
            )}
          </Registered>
        )}
      </Loaded>
    </SiteFrame>
  );
}

function CheckSwitch({ isUsable }: { isUsable: boolean }) {
  const refresh = useRefresh();
  const [isOn, setIsOn] = useState(isUsable);
  const { mutate, isPending } = useMutation(updateReCAPTCHAUsable, {
    onSuccess: (_result, { input }) => {
      flash.set({ body: input.isUsable ? 'Comments are checked' : 'Comments are not checked', type: 'success' });
      return refresh('RecaptchaSetting');
    },
    onError: (_error, { input }) => setIsOn(!input.isUsable),
  });
  return (
    <section className="box stack stack--sm" aria-label="Checking comments">
      <Switch
        label="Check who comments"
        hint="Google reCAPTCHA checks that a person is writing, mostly without anybody noticing. Its script is loaded when somebody posts a comment on your works."
        checked={isOn}
        disabled={isPending}
        onChange={(event) => {
          setIsOn(event.target.checked);
          mutate({ input: { isUsable: event.target.checked } });
        }}
      />
    </section>
  );
}

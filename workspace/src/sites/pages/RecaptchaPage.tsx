import { Notice, Skeleton, Switch } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useMutation, useQuery } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import { useState } from 'react';
import sitesTexts from '../../messages/sites.js';
import { useRefresh } from '../../shared/useRefresh.ts';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { Registered } from '../../shared/components/Registered.tsx';
import { SiteFrame } from '../components/SiteFrame.tsx';
import { GetWorkspaceRecaptchaUsable } from '../operations/GetWorkspaceRecaptchaUsable.ts';
import { updateReCAPTCHAUsable } from '../operations/updateReCAPTCHAUsable.ts';

/** Whether comments on the creator's works are checked against robots. */
export function RecaptchaPage() {
  const { overview, robots: texts } = useTexts(sitesTexts);
  const query = useQuery(GetWorkspaceRecaptchaUsable, {});
  return (
    <SiteFrame title={overview.robots()}>
      <title>{`${overview.robots()} | Komawari`}</title>
      <Loaded query={query} skeleton={<Skeleton kind="box" />}>
        {({ viewer: someone, reCaptchaKeys }) => (
          <Registered viewer={someone}>
            {({ recaptchaSetting }) => (
              <>
                {reCaptchaKeys ? null : <Notice tone="info">{texts.noKeys()}</Notice>}
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
  const { robots: texts } = useTexts(sitesTexts);
  const refresh = useRefresh();
  const [isOn, setIsOn] = useState(isUsable);
  const { mutate, isPending } = useMutation(updateReCAPTCHAUsable, {
    onSuccess: (_result, { input }) => {
      flash.set({ body: input.isUsable ? texts.isChecked() : texts.notChecked(), type: 'success' });
      return refresh('RecaptchaSetting');
    },
    onError: (_error, { input }) => setIsOn(!input.isUsable),
  });
  return (
    <section className="box stack stack--sm" aria-label={texts.section()}>
      <Switch
        label={texts.check()}
        hint={texts.checkHint()}
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

import { flash } from '@komawari/ui/flash';
import { useMutation } from '@komawari/ui/graphql/react';
import { textsOf } from '@komawari/ui/language';
import assistantTexts from '../messages/assistant.js';
import { useRefresh } from '../shared/useRefresh.ts';
import { UpdateAnalyticsComiccopilotUsable } from './operations/UpdateAnalyticsComiccopilotUsable.ts';

/** Switches the assistant on or off, here and on every screen. */
export function useSwitch(): { turn: (isUsable: boolean) => void; isPending: boolean; goal: boolean | null } {
  const refresh = useRefresh();
  const { mutate, isPending, variables } = useMutation(UpdateAnalyticsComiccopilotUsable, {
    onSuccess: (_result, { input: { isUsable } }) => {
      flash.set({
        body: isUsable ? textsOf(assistantTexts).switched.on() : textsOf(assistantTexts).switched.off(),
        type: 'success',
      });
      return refresh('AnalyticsComiccopilot');
    },
  });
  return {
    turn: (isUsable) => mutate({ input: { isUsable } }),
    isPending,
    goal: isPending ? (variables?.input.isUsable ?? null) : null,
  };
}

import { Button, StateLabel } from '@komawari/ui/components';
import { useMutation } from '@komawari/ui/graphql/react';
import { textsOf } from '@komawari/ui/language';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { When } from '../../shared/components/When.tsx';
import type { GetSettingsWebhooksQuery } from '../../gql/graphql.ts';
import webhooksTexts from '../../messages/webhooks.js';
import { RedeliverWebhook } from '../operations/RedeliverWebhook.ts';

type Viewer = Extract<GetSettingsWebhooksQuery['viewer'], { __typename: 'RegisteredViewer' }>;
type Delivery = Viewer['webhooks'][number]['deliveries'][number];

const TONES = { WAITING: 'mute', DELIVERED: 'ok', FAILED: 'danger' } as const;

/** What came back: "Answer 500", a reason, nothing yet. */
function answerOf({ status, failure, attempts }: Delivery): string {
  const { delivery } = textsOf(webhooksTexts);
  if (status != null)
    return attempts > 1
      ? delivery.answerAfter({ status: String(status), tries: attempts })
      : delivery.answer({ status: String(status) });
  if (!failure) return delivery.notSent();
  const reason = failure.replace(/[.。]$/, '');
  return attempts > 1 ? delivery.failureAfter({ failure: reason, tries: attempts }) : reason;
}

/** One delivery, and the way to send it again. */
export function DeliveryLine({ delivery, onRepeated }: { delivery: Delivery; onRepeated: () => void }) {
  const { delivery: texts, deliveryStates, events } = useTexts(webhooksTexts);
  const { id, event, state, occurredAt } = delivery;
  const repeat = useMutation(RedeliverWebhook, { onSuccess: onRepeated });
  return (
    <li>
      <div className="grow">
        <p>
          {events[event]()} <StateLabel tone={TONES[state]}>{deliveryStates[state]()}</StateLabel>
        </p>
        <p className="small muted">
          <Sentence text={texts.line()} parts={{ when: <When at={occurredAt} />, answer: answerOf(delivery) }} />
        </p>
      </div>
      {state === 'WAITING' ? null : (
        <Button
          variant="quiet"
          busy={repeat.isPending}
          busyWord={texts.sending()}
          onClick={() => repeat.mutate({ id })}
        >
          {texts.again()}
        </Button>
      )}
    </li>
  );
}

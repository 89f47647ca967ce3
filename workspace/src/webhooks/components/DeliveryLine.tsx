import { Button, StateLabel } from '@komawari/ui/components';
import { useMutation } from '@komawari/ui/graphql/react';
import { When } from '../../shared/components/When.tsx';
import type { GetSettingsWebhooksQuery } from '../../gql/graphql.ts';
import { RedeliverWebhook } from '../operations/RedeliverWebhook.ts';
import { wordOfEvent } from '../webhookForm.ts';

type Viewer = Extract<GetSettingsWebhooksQuery['viewer'], { __typename: 'RegisteredViewer' }>;
type Delivery = Viewer['webhooks'][number]['deliveries'][number];

const STATES = {
  WAITING: { word: 'Waiting', tone: 'mute' },
  DELIVERED: { word: 'Delivered', tone: 'ok' },
  FAILED: { word: 'Failed', tone: 'danger' },
} as const;

/** What came back: "Answer 500", a reason, nothing yet. */
function answerOf({ status, failure, attempts }: Delivery): string {
  const tries = attempts > 1 ? ` after ${attempts} tries` : '';
  if (status != null) return `Answer ${status}${tries}`;
  return failure ? `${failure.replace(/\.$/, '')}${tries}` : 'Not sent yet';
}

/** One delivery, and the way to send it again. */
export function DeliveryLine({ delivery, onRepeated }: { delivery: Delivery; onRepeated: () => void }) {
  const { id, event, state, occurredAt } = delivery;
  const repeat = useMutation(RedeliverWebhook, { onSuccess: onRepeated });
  return (
    <li>
      <div className="grow">
        <p>
          {wordOfEvent(event)} <StateLabel tone={STATES[state].tone}>{STATES[state].word}</StateLabel>
        </p>
        <p className="small muted">
          <When at={occurredAt} />, {answerOf(delivery)}
        </p>
      </div>
      {state === 'WAITING' ? null : (
        <Button variant="quiet" busy={repeat.isPending} busyWord="Sending" onClick={() => repeat.mutate({ id })}>
          Send again
        </Button>
      )}
    </li>
  );
}

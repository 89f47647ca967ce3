import { Button, Dialog, Notice, StateLabel } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useMutation } from '@komawari/ui/graphql/react';
import { useState } from 'react';
import { useRefresh } from '../../shared/useRefresh.ts';
import type { GetSettingsWebhooksQuery } from '../../gql/graphql.ts';
import { DeleteWebhook } from '../operations/DeleteWebhook.ts';
import { SendTestWebhook } from '../operations/SendTestWebhook.ts';
import { UpdateWebhook } from '../operations/UpdateWebhook.ts';
import { wordOfEvent } from '../webhookForm.ts';
import { DeliveryLine } from './DeliveryLine.tsx';

type Viewer = Extract<GetSettingsWebhooksQuery['viewer'], { __typename: 'RegisteredViewer' }>;
type Webhook = Viewer['webhooks'][number];

/** One webhook: what it hears of, what was sent there last, and what can be done with it. */
export function WebhookBox({ webhook }: { webhook: Webhook }) {
  const { id, url, events, disabledBy, deliveries } = webhook;
  const host = new URL(url).host;
  const isOn = disabledBy == null;
  const refresh = useRefresh();
  const [isLeaving, setIsLeaving] = useState(false);
  const reload = () => void refresh('Webhook');
  const test = useMutation(SendTestWebhook, {
    onSuccess: () => {
      flash.set({ body: 'The test is on its way', type: 'success' });
      reload();
    },
  });
  const update = useMutation(UpdateWebhook, {
    onSuccess: () => {
      flash.set({ body: isOn ? 'The webhook is off' : 'The webhook is on', type: 'success' });
      reload();
    },
  });
  return (
    <section className="box stack stack--sm webhook" aria-label={`Webhook ${host}`}>
      <div className="webhook__head">
        <h2 className="webhook__url">{url}</h2>
        <StateLabel tone={isOn ? 'ok' : 'mute'}>{isOn ? 'On' : 'Off'}</StateLabel>
      </div>
      <p className="small">{events.map(wordOfEvent).join(', ')}</p>
      {disabledBy === 'FAILURES' ? (
        <Notice tone="danger">Nothing could be delivered for days, so it was switched off.</Notice>
      ) : null}
      <div className="row">
        <Button icon="bell" busy={test.isPending} busyWord="Sending" onClick={() => test.mutate({ id })}>
          Send a test
        </Button>
        <Button
          variant="quiet"
          busy={update.isPending}
          busyWord="Switching"
          onClick={() => update.mutate({ input: { id, isEnabled: !isOn } })}
        >
          {isOn ? 'Switch off' : 'Switch on'}
        </Button>
        <Button variant="quiet" onClick={() => setIsLeaving(true)}>
          Delete
        </Button>
      </div>
      <h3>Last deliveries</h3>
      {deliveries.length === 0 ? (
        <p className="small muted">Nothing was sent yet.</p>
      ) : (
        <ul className="list" aria-label={`Deliveries to ${host}`}>
          {deliveries.map((delivery) => (
            <DeliveryLine key={delivery.id} delivery={delivery} onRepeated={reload} />
          ))}
        </ul>
      )}
      <DeleteDialog id={id} host={host} isOpen={isLeaving} onClose={() => setIsLeaving(false)} />
    </section>
  );
}

interface DeleteDialogProps {
  id: string;
  host: string;
  isOpen: boolean;
  onClose: () => void;
}

function DeleteDialog({ id, host, isOpen, onClose }: DeleteDialogProps) {
  const refresh = useRefresh();
  const remove = useMutation(DeleteWebhook, {
    onSuccess: () => {
      flash.set({ body: `The webhook to ${host} is deleted`, type: 'success' });
      onClose();
      void refresh('Webhook');
    },
  });
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={`Delete the webhook to ${host}?`}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button variant="danger" busy={remove.isPending} busyWord="Deleting" onClick={() => remove.mutate({ id })}>
            Delete the webhook
          </Button>
        </>
      }
    >
      Nothing more is sent there, and the list of its deliveries goes too.
    </Dialog>
  );
}

import { Button, Dialog, Notice, StateLabel } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useMutation } from '@komawari/ui/graphql/react';
import { getLanguage, textsOf } from '@komawari/ui/language';
import { useTexts } from '@komawari/ui/language/react';
import { useState } from 'react';
import { useRefresh } from '../../shared/useRefresh.ts';
import type { GetSettingsWebhooksQuery } from '../../gql/graphql.ts';
import webhooksTexts from '../../messages/webhooks.js';
import { DeleteWebhook } from '../operations/DeleteWebhook.ts';
import { SendTestWebhook } from '../operations/SendTestWebhook.ts';
import { UpdateWebhook } from '../operations/UpdateWebhook.ts';
import { DeliveryLine } from './DeliveryLine.tsx';

type Viewer = Extract<GetSettingsWebhooksQuery['viewer'], { __typename: 'RegisteredViewer' }>;
type Webhook = Viewer['webhooks'][number];

/** One webhook: what it hears of, what was sent there last, and what can be done with it. */
export function WebhookBox({ webhook }: { webhook: Webhook }) {
  const { webhook: texts, events: eventTexts } = useTexts(webhooksTexts);
  const { id, url, events, disabledBy, deliveries } = webhook;
  const host = new URL(url).host;
  const isOn = disabledBy == null;
  const refresh = useRefresh();
  const [isLeaving, setIsLeaving] = useState(false);
  const reload = () => void refresh('Webhook');
  const test = useMutation(SendTestWebhook, {
    onSuccess: () => {
      flash.set({ body: textsOf(webhooksTexts).webhook.testSent(), type: 'success' });
      reload();
    },
  });
  const update = useMutation(UpdateWebhook, {
    onSuccess: () => {
      const { webhook: said } = textsOf(webhooksTexts);
      flash.set({ body: isOn ? said.isOff() : said.isOn(), type: 'success' });
      reload();
    },
  });
  return (
    <section className="box stack stack--sm webhook" aria-label={texts.label({ host })}>
      <div className="webhook__head">
        <h2 className="webhook__url">{url}</h2>
        <StateLabel tone={isOn ? 'ok' : 'mute'}>{isOn ? texts.on() : texts.off()}</StateLabel>
      </div>
      <p className="small">{events.map((event) => eventTexts[event]()).join(getLanguage() === 'ja' ? '、' : ', ')}</p>
      {disabledBy === 'FAILURES' ? <Notice tone="danger">{texts.failed()}</Notice> : null}
      <div className="row">
        <Button icon="bell" busy={test.isPending} busyWord={texts.sending()} onClick={() => test.mutate({ id })}>
          {texts.sendTest()}
        </Button>
        <Button
          variant="quiet"
          busy={update.isPending}
          busyWord={texts.switching()}
          onClick={() => update.mutate({ input: { id, isEnabled: !isOn } })}
        >
          {isOn ? texts.switchOff() : texts.switchOn()}
        </Button>
        <Button variant="quiet" onClick={() => setIsLeaving(true)}>
          {texts.delete()}
        </Button>
      </div>
      <h3>{texts.deliveries()}</h3>
      {deliveries.length === 0 ? (
        <p className="small muted">{texts.noDeliveries()}</p>
      ) : (
        <ul className="list" aria-label={texts.deliveriesTo({ host })}>
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
  const { leaving } = useTexts(webhooksTexts);
  const refresh = useRefresh();
  const remove = useMutation(DeleteWebhook, {
    onSuccess: () => {
      flash.set({ body: textsOf(webhooksTexts).leaving.deleted({ host }), type: 'success' });
      onClose();
      void refresh('Webhook');
    },
  });
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={leaving.ask({ host })}
      actions={
        <>
          <Button onClick={onClose}>{leaving.keep()}</Button>
          <Button
            variant="danger"
            busy={remove.isPending}
            busyWord={leaving.deleting()}
            onClick={() => remove.mutate({ id })}
          >
            {leaving.delete()}
          </Button>
        </>
      }
    >
      {leaving.consequence()}
    </Dialog>
  );
}

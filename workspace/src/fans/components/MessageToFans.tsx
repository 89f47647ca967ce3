import { Button, Dialog, Notice, TextArea, TextField } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { boundedText, useForm } from '@komawari/ui/forms';
import { formatCount, formatDay, formatExact } from '@komawari/ui/format';
import { useMutation } from '@komawari/ui/graphql/react';
import { limits } from '@komawari/ui/limits';
import { useState, type FormEvent } from 'react';
import * as z from 'zod';
import { useRefresh } from '../../shared/useRefresh.ts';
import { FormProblem } from '../../shared/components/FormProblem.tsx';
import { useNow } from '../../shared/useNow.ts';
import type { GetWorkspaceFansQuery } from '../../gql/graphql.ts';
import { SendFanMessage } from '../operations/SendFanMessage.ts';

type Viewer = Extract<GetWorkspaceFansQuery['viewer'], { __typename: 'RegisteredViewer' }>;

const messageForm = z.object({
  subject: boundedText(limits.fanMessageSubject, 'Give the message a subject.'),
  body: boundedText(limits.fanMessageBody, 'Write what you want to say.'),
});
const empty = { subject: '', body: '' };

const DAY_IN_MS = 86_400_000;

/** A message to the fans who want mail, once in 24 hours, and those written before. */
export function MessageToFans({ viewer }: { viewer: Viewer }) {
  const { fanCountWithMail: recipients, fanMessages } = viewer;
  const latest = Math.max(...fanMessages.map(({ createdAt }) => Date.parse(createdAt)));
  const opensAt = latest + DAY_IN_MS;
  const isClosed = opensAt > useNow();
  return (
    <section className="box stack" aria-labelledby="message-heading">
      <h2 id="message-heading">Write to your fans</h2>
      <p className="soft small">
        {recipients === 0
          ? 'None of your fans has chosen mail yet. They can when they start watching you.'
          : `By mail, to the ${fansInWords(recipients)} who chose mail. Once a day at most. You never see their addresses.`}
      </p>
      {isClosed ? (
        <Notice icon="clock">
          Your message of today is sent. You can write the next one from <span lang="ja">{formatExact(opensAt)}</span>.
        </Notice>
      ) : recipients > 0 ? (
        <MessageForm recipients={recipients} />
      ) : null}
      <Sent messages={fanMessages} />
    </section>
  );
}

const fansInWords = (count: number): string => (count === 1 ? 'one fan' : `${formatCount(count)} fans`);

/** What is written is checked, then asked about with the number of people: a mail cannot be called back. */
function MessageForm({ recipients }: { recipients: number }) {
  const refresh = useRefresh();
  const { mutateAsync } = useMutation(SendFanMessage);
  const [isAsking, setIsAsking] = useState(false);
  const form = useForm({
    schema: messageForm,
    initial: empty,
    draft: { key: 'fan-message' },
    async onSubmit(input) {
      const { sendFanMessage } = await mutateAsync({ input }).finally(() => setIsAsking(false));
      if (sendFanMessage.problems.length > 0) return sendFanMessage.problems;
      flash.set({ body: 'Your message is on its way', type: 'success' });
      form.kit.reset(empty);
      void refresh('FanMessage');
      return [];
    },
  });

  async function ask(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsAsking(await form.kit.trigger(undefined, { shouldFocus: true }));
  }

  return (
    <form
      className="stack"
      {...form.attributes}
      onSubmit={(event) => (isAsking ? form.attributes.onSubmit(event) : void ask(event))}
    >
      <FormProblem form={form} />
      <TextField label="Subject" lang="ja" maxCharacters={limits.fanMessageSubject.max} {...form.field('subject')} />
      <TextArea
        label="Message"
        lang="ja"
        rows={6}
        maxCharacters={limits.fanMessageBody.max}
        hint="An empty line starts a new paragraph."
        {...form.field('body')}
      />
      <div>
        <Button type="submit" variant="primary">
          Send
        </Button>
      </div>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={`Send this to ${fansInWords(recipients)}?`}
        actions={
          <>
            <Button variant="quiet" onClick={() => setIsAsking(false)}>
              Not yet
            </Button>
            <Button type="submit" variant="ink" icon="mail" busy={form.isBusy} busyWord="Sending">
              {`Send to ${fansInWords(recipients)}`}
            </Button>
          </>
        }
      >
        It goes out by mail at once and cannot be called back. You can write the next one in 24 hours.
      </Dialog>
    </form>
  );
}

function Sent({ messages }: { messages: Viewer['fanMessages'] }) {
  const now = useNow();
  if (messages.length === 0) return null;
  return (
    <>
      <h3>Sent</h3>
      <ul className="list">
        {messages.map(({ id, subject, createdAt, recipientCount, sentCount }) => (
          <li key={id}>
            <div className="grow">
              <b lang="ja">{subject}</b>
              <p className="meta">
                <span lang="ja">{formatDay(createdAt, now)}</span>
                <span>
                  {sentCount} of {recipientCount} sent
                </span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

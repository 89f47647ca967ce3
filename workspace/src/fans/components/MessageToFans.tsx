import { Button, Dialog, Notice, TextArea, TextField } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { boundedText, useForm } from '@komawari/ui/forms';
import { formatDay, formatExact } from '@komawari/ui/format';
import { useMutation } from '@komawari/ui/graphql/react';
import { textsOf } from '@komawari/ui/language';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { limits } from '@komawari/ui/limits';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import { useState, type FormEvent } from 'react';
import * as z from 'zod';
import fansTexts from '../../messages/fans.js';
import { useRefresh } from '../../shared/useRefresh.ts';
import { FormProblem } from '../../shared/components/FormProblem.tsx';
import { useNow } from '../../shared/useNow.ts';
import type { GetWorkspaceFansQuery } from '../../gql/graphql.ts';
import { SendFanMessage } from '../operations/SendFanMessage.ts';

type Viewer = Extract<GetWorkspaceFansQuery['viewer'], { __typename: 'RegisteredViewer' }>;

const messageForm = z.object({
  subject: boundedText(limits.fanMessageSubject, () => textsOf(fansTexts).message.noSubject()),
  body: boundedText(limits.fanMessageBody, () => textsOf(fansTexts).message.noBody()),
});
const empty = { subject: '', body: '' };

const DAY_IN_MS = 86_400_000;

/** A message to the fans who want mail, once in 24 hours, and those written before. */
export function MessageToFans({ viewer }: { viewer: Viewer }) {
  const { message: texts } = useTexts(fansTexts);
  const { fanCountWithMail: recipients, fanMessages } = viewer;
  const latest = Math.max(...fanMessages.map(({ createdAt }) => Date.parse(createdAt)));
  const opensAt = latest + DAY_IN_MS;
  const isClosed = opensAt > useNow();
  return (
    <section className="box stack" aria-labelledby="message-heading">
      <h2 id="message-heading">{texts.title()}</h2>
      <p className="soft small">{recipients === 0 ? texts.nobody() : texts.lead({ count: recipients })}</p>
      {isClosed ? (
        <Notice icon="clock">
          <Sentence text={texts.closed()} parts={{ time: <span lang="ja">{formatExact(opensAt)}</span> }} />
        </Notice>
      ) : recipients > 0 ? (
        <MessageForm recipients={recipients} />
      ) : null}
      <Sent messages={fanMessages} />
    </section>
  );
}

/** What is written is checked, then asked about with the number of people: a mail cannot be called back. */
function MessageForm({ recipients }: { recipients: number }) {
  const { message: texts } = useTexts(fansTexts);
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
      flash.set({ body: texts.onItsWay(), type: 'success' });
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
      <TextField
        label={texts.subject()}
        lang={UNRECORDED_LANGUAGE}
        maxCharacters={limits.fanMessageSubject.max}
        {...form.field('subject')}
      />
      <TextArea
        label={texts.body()}
        lang={UNRECORDED_LANGUAGE}
        rows={6}
        maxCharacters={limits.fanMessageBody.max}
        hint={texts.bodyHint()}
        {...form.field('body')}
      />
      <div>
        <Button type="submit" variant="primary">
          {texts.send()}
        </Button>
      </div>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={texts.ask({ count: recipients })}
        actions={
          <>
            <Button variant="quiet" onClick={() => setIsAsking(false)}>
              {texts.notYet()}
            </Button>
            <Button type="submit" variant="ink" icon="mail" busy={form.isBusy} busyWord={texts.sending()}>
              {texts.sendTo({ count: recipients })}
            </Button>
          </>
        }
      >
        {texts.what()}
      </Dialog>
    </form>
  );
}

function Sent({ messages }: { messages: Viewer['fanMessages'] }) {
  const { message: texts } = useTexts(fansTexts);
  const now = useNow();
  if (messages.length === 0) return null;
  return (
    <>
      <h3>{texts.sent()}</h3>
      <ul className="list">
        {messages.map(({ id, subject, createdAt, recipientCount, sentCount }) => (
          <li key={id}>
            <div className="grow">
              <b lang={UNRECORDED_LANGUAGE}>{subject}</b>
              <p className="meta">
                <span lang="ja">{formatDay(createdAt, now)}</span>
                <span>{texts.sentCount({ sent: sentCount, total: recipientCount })}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

import { Button, TextArea, TextField } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { boundedText, clearDraft, useForm } from '@komawari/ui/forms';
import { formatDay } from '@komawari/ui/format';
import { useMutation } from '@komawari/ui/graphql/react';
import { limits } from '@komawari/ui/limits';
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
const DRAFT = { key: 'fan-message' };
const empty = { subject: '', body: '' };

/** A message to the fans who want mail, and those written before. */
export function MessageToFans({ viewer }: { viewer: Viewer }) {
  const { fanCountWithMail: recipients, fanMessages } = viewer;
  const refresh = useRefresh();
  const { mutateAsync } = useMutation(SendFanMessage);
  const form = useForm({
    schema: messageForm,
    initial: empty,
    draft: DRAFT,
    async onSubmit(input) {
      const { sendFanMessage } = await mutateAsync({ input });
      if (sendFanMessage.problems.length > 0) return sendFanMessage.problems;
      flash.set({ body: 'Your message is on its way', type: 'success' });
      clearDraft(DRAFT);
      form.kit.reset(empty);
      void refresh('FanMessage');
      return [];
    },
  });
  return (
    <section className="box stack" aria-labelledby="message-heading">
      <h2 id="message-heading">Write to your fans</h2>
      <p className="soft small">
        {recipients === 0
          ? 'None of your fans has chosen mail yet. They can when they start watching you.'
          : `By mail, to the ${recipients === 1 ? 'one fan' : `${recipients} fans`} who chose mail. Once a day at most. You never see their addresses.`}
      </p>
      {recipients === 0 ? null : (
        <form className="stack" {...form.attributes}>
          <FormProblem form={form} />
          <TextField
            label="Subject"
            lang="ja"
            maxCharacters={limits.fanMessageSubject.max}
            {...form.field('subject')}
          />
          <TextArea
            label="Message"
            lang="ja"
            rows={6}
            maxCharacters={limits.fanMessageBody.max}
            hint="An empty line starts a new paragraph."
            {...form.field('body')}
          />
          <div>
            <Button type="submit" variant="primary" busy={form.isBusy} busyWord="Sending">
              Send
            </Button>
          </div>
        </form>
      )}
      <Sent messages={fanMessages} />
    </section>
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

import { Switch } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useMutation } from '@komawari/ui/graphql/react';
import { Icon } from '@komawari/ui/icons';
import { textsOf } from '@komawari/ui/language';
import { useTexts } from '@komawari/ui/language/react';
import { useState } from 'react';
import assistantTexts from '../../messages/assistant.js';
import type { AnalyticsTopic, AssistantFieldsFragment } from '../../gql/graphql.ts';
import { useRefresh } from '../../shared/useRefresh.ts';
import { UpdateAnalyticsComiccopilotUsable } from '../operations/UpdateAnalyticsComiccopilotUsable.ts';
import { allTopics } from '../topics.ts';

type Said = Pick<AssistantFieldsFragment, 'isUsable' | 'topics' | 'isWorded'>;

/** What is said is saved at once, one after the other; what could not be saved goes back. */
function useSaid(assistant: AssistantFieldsFragment): [said: Said, say: (some: Partial<Said>) => void] {
  const refresh = useRefresh();
  const [unsaved, setUnsaved] = useState<Said | null>(null);
  const { mutate } = useMutation(UpdateAnalyticsComiccopilotUsable, {
    scope: { id: 'assistant' },
    onSuccess: () => flash.set({ body: textsOf(assistantTexts).form.saved(), type: 'success' }),
    onSettled: async (_result, _error, { input: sent }) => {
      await refresh('AnalyticsComiccopilot');
      setUnsaved((now) => (now === sent ? null : now));
    },
  });
  const said = unsaved ?? assistant;
  return [
    said,
    (some) => {
      const next = { isUsable: said.isUsable, topics: said.topics, isWorded: said.isWorded, ...some };
      setUnsaved(next);
      mutate({ input: next });
    },
  ];
}

/** The switches of the assistant, with what they mean. */
export function AssistantForm({ assistant }: { assistant: AssistantFieldsFragment }) {
  const { form: texts, topicLabel, topicWords } = useTexts(assistantTexts);
  const [said, say] = useSaid(assistant);
  return (
    <>
      <section className="box box--ink stack" aria-labelledby="assistant-switch">
        <h2 id="assistant-switch">{texts.title()}</h2>
        <Switch
          label={texts.label()}
          hint={texts.hint()}
          checked={said.isUsable}
          onChange={(event) => say({ isUsable: event.currentTarget.checked })}
        />
        {assistant.canBeWorded ? (
          <Switch
            label={texts.model()}
            hint={texts.modelHint()}
            checked={said.isWorded}
            disabled={!said.isUsable}
            onChange={(event) => say({ isWorded: event.currentTarget.checked })}
          />
        ) : null}
      </section>
      <Reads />
      <section className="box stack" aria-labelledby="assistant-topics">
        <h2 id="assistant-topics">{texts.about()}</h2>
        <div className="an-topics">
          {allTopics.map((topic) => (
            <Switch
              key={topic}
              label={topicLabel[topic]()}
              hint={topicWords[topic]()}
              checked={said.topics.includes(topic)}
              disabled={!said.isUsable}
              onChange={(event) => say({ topics: withTopic(said.topics, topic, event.currentTarget.checked) })}
            />
          ))}
        </div>
      </section>
    </>
  );
}

const withTopic = (chosen: readonly AnalyticsTopic[], topic: AnalyticsTopic, isOn: boolean): AnalyticsTopic[] =>
  allTopics.filter((one) => (one === topic ? isOn : chosen.includes(one)));

function Reads() {
  const { form: texts } = useTexts(assistantTexts);
  return (
    <section className="box an-reads" aria-label={texts.reads()}>
      <div>
        <h2>{texts.itReads()}</h2>
        <List icon="check" words={[texts.numbers(), texts.titles(), texts.discarded()]} />
      </div>
      <div>
        <h2>{texts.neverReads()}</h2>
        <List icon="close" words={[texts.private(), texts.who(), texts.outside()]} />
      </div>
    </section>
  );
}

function List({ icon, words }: { icon: 'check' | 'close'; words: readonly string[] }) {
  return (
    <ul className="small">
      {words.map((word) => (
        <li key={word}>
          <Icon name={icon} size="sm" />
          <span>{word}</span>
        </li>
      ))}
    </ul>
  );
}

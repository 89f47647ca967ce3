import { Switch } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useMutation } from '@komawari/ui/graphql/react';
import { Icon } from '@komawari/ui/icons';
import { useState } from 'react';
import type { AnalyticsTopic, AssistantFieldsFragment } from '../../gql/graphql.ts';
import { useRefresh } from '../../shared/useRefresh.ts';
import { UpdateAnalyticsComiccopilotUsable } from '../operations/UpdateAnalyticsComiccopilotUsable.ts';
import { allTopics, topics } from '../topics.ts';

type Said = Pick<AssistantFieldsFragment, 'isUsable' | 'topics' | 'isWorded'>;

/** What is said is saved at once, one after the other; what could not be saved goes back. */
function useSaid(assistant: AssistantFieldsFragment): [said: Said, say: (some: Partial<Said>) => void] {
  const refresh = useRefresh();
  const [unsaved, setUnsaved] = useState<Said | null>(null);
  const { mutate } = useMutation(UpdateAnalyticsComiccopilotUsable, {
    scope: { id: 'assistant' },
    onSuccess: () => flash.set({ body: 'Saved', type: 'success' }),
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
  const [said, say] = useSaid(assistant);
  return (
    <>
      <section className="box box--ink stack" aria-labelledby="assistant-switch">
        <h2 id="assistant-switch">Beside your charts</h2>
        <Switch
          label="Assistant"
          hint="Writes a sentence or two beside each chart of analytics. Every figure leads to the chart it stands in; what does not help is discarded with one press."
          checked={said.isUsable}
          onChange={(event) => say({ isUsable: event.currentTarget.checked })}
        />
        {assistant.canBeWorded ? (
          <Switch
            label="Words of a language model"
            hint="What the rules find is worded by a model outside Komawari. It is given the sentences about your charts with the titles in them, but none about sites or groups of readers. A text with a figure that the rules did not find is not shown."
            checked={said.isWorded}
            disabled={!said.isUsable}
            onChange={(event) => say({ isWorded: event.currentTarget.checked })}
          />
        ) : null}
      </section>
      <Reads />
      <section className="box stack" aria-labelledby="assistant-topics">
        <h2 id="assistant-topics">What it speaks about</h2>
        <div className="an-topics">
          {allTopics.map((topic) => (
            <Switch
              key={topic}
              label={topics[topic].label}
              hint={topics[topic].words}
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
  return (
    <section className="box an-reads" aria-label="What it reads">
      <div>
        <h2>It reads</h2>
        <List
          icon="check"
          words={[
            'the numbers of your analytics, as they stand there',
            'titles of your works and episodes',
            'which findings you discarded',
          ]}
        />
      </div>
      <div>
        <h2>It never reads</h2>
        <List
          icon="close"
          words={[
            'pages, drafts, comments or messages',
            'who read, answered or left',
            'anything outside Komawari: its rules are fixed, and the same for everybody',
          ]}
        />
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

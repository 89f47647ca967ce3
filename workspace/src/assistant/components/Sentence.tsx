import { useTexts } from '@komawari/ui/language/react';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import { Fragment, type MouseEvent } from 'react';
import assistantTexts from '../../messages/assistant.js';
import { useListAddress } from '../../shared/useListAddress.ts';
import type { Part } from '../AssistantState.ts';
import { showChart } from '../showChart.ts';
import { topics } from '../topics.ts';

/** A sentence of the assistant: each figure leads to the chart it stands in. */
export function Sentence({ parts }: { parts: readonly Part[] }) {
  return parts.map((part, index) => {
    // A sentence never changes its order.
    // oxlint-disable-next-line react/no-array-index-key
    if (part.kind === 'FIGURE') return <Cite key={index} part={part} />;
    return (
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={index}>
        {part.kind === 'NAME' ? <span lang={UNRECORDED_LANGUAGE}>{part.text}</span> : part.text}
      </Fragment>
    );
  });
}

function Cite({ part: { text, chart, episodeId } }: { part: Part }) {
  const { cite: texts, topicLabel } = useTexts(assistantTexts);
  const [address, change] = useListAddress();
  if (!chart) return text;
  const query = new URLSearchParams(address);
  if (episodeId) query.set('episode', episodeId);
  const { chart: id } = topics[chart];
  const show = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (episodeId) change('episode', episodeId);
    showChart(chart);
  };
  return (
    <a
      className="cite"
      href={`?${query}#${id}`}
      onClick={show}
      aria-label={texts.label({ figure: text, chart: topicLabel[chart]() })}
    >
      {text}
    </a>
  );
}

import { Button, IconButton } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import { useEffect, useRef } from 'react';
import assistantTexts from '../../messages/assistant.js';
import type { AssistantPartProps, Finding } from '../AssistantState.ts';
import { topics } from '../topics.ts';
import { Sentence } from './Sentence.tsx';
import '../styles/assistant.css';

/** What the assistant says about the charts of one row. */
export function FindingsOfRow({ state: { told, discard }, row }: AssistantPartProps) {
  return (told?.findings ?? []).map((finding, index) =>
    topics[finding.topic].row === row ? (
      <FindingBox
        key={finding.id}
        finding={finding}
        number={index + 1}
        onDiscard={(isDiscarded) => discard(finding.id, isDiscarded)}
      />
    ) : null,
  );
}

interface FindingBoxProps {
  finding: Finding;
  number: number;
  onDiscard: (isDiscarded: boolean) => void;
}

function FindingBox({ finding: { topic, sentence, isDiscarded }, number, onDiscard }: FindingBoxProps) {
  const box = useRef<HTMLElement>(null);
  const wasDiscarded = useRef(isDiscarded);
  useEffect(
    function keepFocus() {
      // The button that was pressed is gone: its opposite stands in its place.
      if (wasDiscarded.current !== isDiscarded) box.current?.querySelector('button')?.focus();
      wasDiscarded.current = isDiscarded;
    },
    [isDiscarded],
  );
  const { finding: texts, topicLabel } = useTexts(assistantTexts);
  const label = topicLabel[topic]();
  if (isDiscarded)
    return (
      <aside ref={box} className="nar nar--gone" aria-label={texts.isGone({ number })}>
        <div className="row spread row--nowrap">
          <span>{texts.gone({ number })}</span>
          <Button variant="quiet" aria-label={texts.undoWhat({ number })} onClick={() => onDiscard(false)}>
            {texts.undo()}
          </Button>
        </div>
      </aside>
    );
  return (
    <aside ref={box} className="nar" aria-label={texts.label({ number, topic: label })}>
      <header>
        <span className="fno" aria-hidden="true">
          {number}
        </span>
        {label}
        <IconButton icon="close" label={texts.discard({ number })} onClick={() => onDiscard(true)} />
      </header>
      <p>
        <Sentence parts={sentence} />
      </p>
    </aside>
  );
}

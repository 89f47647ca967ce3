import { Button, IconButton } from '@komawari/ui/components';
import { useEffect, useRef } from 'react';
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
  const { label } = topics[topic];
  if (isDiscarded)
    return (
      <aside ref={box} className="nar nar--gone" aria-label={`Finding ${number}, discarded`}>
        <div className="row spread row--nowrap">
          <span>Finding {number} discarded. It stays away until it points at something else.</span>
          <Button variant="quiet" aria-label={`Undo: bring finding ${number} back`} onClick={() => onDiscard(false)}>
            Undo
          </Button>
        </div>
      </aside>
    );
  return (
    <aside ref={box} className="nar" aria-label={`Finding ${number}, ${label}`}>
      <header>
        <span className="fno" aria-hidden="true">
          {number}
        </span>
        {label}
        <IconButton icon="close" label={`Discard finding ${number}`} onClick={() => onDiscard(true)} />
      </header>
      <p>
        <Sentence parts={sentence} />
      </p>
    </aside>
  );
}

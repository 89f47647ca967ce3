import { ButtonLink, SectionHead } from '@komawari/ui/components';
import { formatDay, formatExact } from '@komawari/ui/format';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { JAPANESE, UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import type { ReactNode } from 'react';
import homeTexts from '../../messages/home.js';
import { paths } from '../../shared/routes.ts';
import type { Invitations } from '../home.ts';

const newWorkWith = (tag: string): string => `${paths.newWork}?${new URLSearchParams({ tag }).toString()}`;

/** Themes and the contest that are open now: each one click from a work that takes part. */
export function InvitationsBox({ themes, currentContest, now }: Invitations & { now: number }) {
  const { invitations: texts } = useTexts(homeTexts);
  const running = themes.filter(({ isRunning }) => isRunning);
  const contest = currentContest?.state === 'OPEN' ? currentContest : null;
  if (running.length === 0 && !contest) return null;
  return (
    <section className="box">
      <SectionHead title={texts.title()} />
      <ul className="list">
        {running.map(({ id, tag, endsAt }) => (
          <Invitation
            key={id}
            name={`#${tag.title}`}
            // The end is the first instant outside.
            until={formatDay(Date.parse(endsAt) - 1, now)}
            action={{ href: newWorkWith(tag.title), label: texts.withTag() }}
          />
        ))}
        {contest ? (
          <Invitation
            name={contest.title}
            until={formatExact(contest.deadline)}
            action={{ href: `/komawari_award_${contest.identifier}`, label: texts.enter() }}
          />
        ) : null}
      </ul>
    </section>
  );
}

function Invitation({
  name,
  until,
  action,
}: {
  name: ReactNode;
  until: string;
  action: { href: string; label: string };
}) {
  const { invitations: texts } = useTexts(homeTexts);
  return (
    <li>
      <div className="grow">
        <p className="strong" lang={UNRECORDED_LANGUAGE}>
          {name}
        </p>
        <p className="small muted">
          <Sentence text={texts.until()} parts={{ day: <span lang={JAPANESE}>{until}</span> }} />
        </p>
      </div>
      <ButtonLink variant="quiet" href={action.href}>
        {action.label}
        <span className="sr" lang={UNRECORDED_LANGUAGE}>
          {' '}
          {name}
        </span>
      </ButtonLink>
    </li>
  );
}

import { Button, ButtonLink, EmptyState, Notice, SectionHead } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useMutation } from '@komawari/ui/graphql/react';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { useState } from 'react';
import analyticsTexts from '../../messages/analytics.js';
import type { GetViewerAnalyticsAvailableStatusQuery } from '../../gql/graphql.ts';
import { paths } from '../../shared/routes.ts';
import { useRefresh } from '../../shared/useRefresh.ts';
import { EntryAnalyticsClosedBeta } from '../operations/EntryAnalyticsClosedBeta.ts';

type Viewer = Extract<GetViewerAnalyticsAvailableStatusQuery['viewer'], { __typename: 'RegisteredViewer' }>;

const items = ['views', 'reactions', 'retention', 'complete', 'survey', 'sources', 'readers', 'actions'] as const;

/** Before analytics are open to a creator: a seat to take, none left, or what has to be there first. */
export function Entry({ viewer, onEntered }: { viewer: Viewer; onEntered: () => void }) {
  const { entry: texts, itemName, itemWords } = useTexts(analyticsTexts);
  const { status, seatCount: seats, seatsLeft } = viewer.analyticsAvailability;
  const needsEmail = seats == null ? texts.needsEmail() : texts.needsEmailSeat();
  return (
    <>
      <header className="ws-head">
        <div>
          {seats == null ? null : <p className="small muted">{texts.beta()}</p>}
          <h1>{texts.title()}</h1>
        </div>
      </header>
      {status === 'NOT_ALLOWED' ? (
        <EmptyState
          heading="h2"
          title={texts.notAllowed()}
          action={
            <ButtonLink href={paths.works} variant="ink">
              {texts.works()}
            </ButtonLink>
          }
        >
          {viewer.kind === 'REGISTERED_WITHOUT_EMAIL' ? needsEmail : texts.firstEpisode()}
        </EmptyState>
      ) : (
        <Seats seats={seats ?? 0} left={seatsLeft ?? 0} onEntered={onEntered} />
      )}
      <section className="tier">
        <SectionHead title={texts.shows()} />
        <ol className="eight">
          {items.map((item, index) => (
            <li key={item}>
              <em className="rank-no" aria-hidden="true">
                {index + 1}
              </em>
              <span>
                <b>{itemName[item]()}</b>
                <span className="soft">{itemWords[item]()}</span>
              </span>
            </li>
          ))}
        </ol>
      </section>
      <section className="tier">
        <SectionHead title={texts.never()} />
        <p className="soft measure">{texts.neverLead()}</p>
      </section>
    </>
  );
}

/** More seats than these are told in words alone. */
const MOST_DRAWN = 200;

function Seats({ seats, left, onEntered }: { seats: number; left: number; onEntered: () => void }) {
  const { entry: texts } = useTexts(analyticsTexts);
  const [hasLost, setLost] = useState(false);
  const refresh = useRefresh();
  const enter = useMutation(EntryAnalyticsClosedBeta, {
    onSuccess: ({ entryAnalyticsClosedBeta: { entered } }) => {
      if (entered) {
        flash.set({ body: texts.taken(), type: 'success' });
        refresh('AnalyticsAvailability');
      } else setLost(true);
      onEntered();
    },
  });
  const taken = seats - left;
  const isFull = left === 0 || hasLost;
  return (
    <section className="box box--ink stack" aria-labelledby="seats">
      <p className="soft measure">{texts.lead({ count: seats })}</p>
      <h2 id="seats" className="small num">
        {texts.seatsTaken({ taken, seats })}
      </h2>
      {seats <= MOST_DRAWN ? (
        <div className="seats" aria-hidden="true">
          {Array.from({ length: seats }, (_, index) => (
            <i key={index} className={index < taken ? undefined : 'free'} />
          ))}
        </div>
      ) : null}
      {isFull ? (
        <Notice tone="warn" live={hasLost}>
          <Sentence text={hasLost ? texts.lost() : texts.full({ seats })} />
        </Notice>
      ) : (
        <div className="row">
          <Button
            variant="primary"
            size="lg"
            busy={enter.isPending}
            busyWord={texts.taking()}
            onClick={() => enter.mutate({})}
          >
            {texts.take()}
          </Button>
          <span className="small soft num">
            <Sentence text={texts.left({ left, seats })} />
          </span>
        </div>
      )}
    </section>
  );
}

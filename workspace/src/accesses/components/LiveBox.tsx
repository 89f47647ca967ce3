import { Button, StateLabel } from '@komawari/ui/components';
import { formatCount, formatEpisodeHeading, formatTime } from '@komawari/ui/format';
import { useQuery } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import accessesTexts from '../../messages/accesses.js';
import type { GetLiveAccessesQuery } from '../../gql/graphql.ts';
import { Plot } from '../../shared/charts/Plot.tsx';
import { Bars } from '../../shared/charts/PlotShapes.tsx';
import { RowBars } from '../../shared/charts/RowBars.tsx';
import { countScale } from '../../shared/charts/scale.ts';
import { registeredOf } from '../../shared/registeredOf.ts';
import { useIsOffline } from '../../shared/useIsOffline.ts';
import { GetLiveAccesses } from '../operations/GetLiveAccesses.ts';
import '../../shared/charts/charts.css';

type Viewer = Extract<GetLiveAccessesQuery['viewer'], { __typename: 'RegisteredViewer' }>;
type Live = Viewer['accesses']['live'];

/** A view shows up within ten seconds. A hidden tab asks for nothing. */
const EVERY_MS = 10_000;

/** The last thirty minutes, asked for again and again until somebody pauses it. */
export function LiveBox({ workId }: { workId: string | null }) {
  const { live: texts } = useTexts(accessesTexts);
  const [isPaused, setPaused] = useState(false);
  const isOffline = useIsOffline();
  const query = useQuery(
    GetLiveAccesses,
    { workId },
    { refetchInterval: isPaused ? false : EVERY_MS, placeholderData: keepPreviousData },
  );
  const live = query.data ? registeredOf(query.data.viewer)?.accesses.live : undefined;
  const isLost = isOffline || query.error !== null;
  const at = query.dataUpdatedAt > 0 ? formatTime(query.dataUpdatedAt) : '';
  return (
    <section className="box box--ink" aria-labelledby="live-h">
      <div className="row spread live__head">
        <div className="row row--tight">
          <h2 id="live-h">{texts.title()}</h2>
          {isLost ? (
            <StateLabel tone="warn">{at ? texts.stoppedAt({ at }) : texts.stopped()}</StateLabel>
          ) : isPaused ? (
            <StateLabel>{texts.paused()}</StateLabel>
          ) : (
            <StateLabel tone="ok">{texts.live()}</StateLabel>
          )}
        </div>
        <div className="row row--tight small muted">
          {isLost ? null : <span className="num">{texts.every({ at })}</span>}
          {isLost ? (
            <Button icon="retry" busy={query.isFetching && !isOffline} onClick={() => void query.refetch()}>
              {texts.tryNow()}
            </Button>
          ) : (
            <Button variant="quiet" onClick={() => setPaused(!isPaused)}>
              {isPaused ? texts.goOn() : texts.pause()}
            </Button>
          )}
        </div>
      </div>
      {isLost ? (
        <p className="soft small" role="status">
          {texts.lost({ since: at ? 'known' : 'other', at, line: isOffline ? 'offline' : 'other' })}
        </p>
      ) : null}
      {live ? <Minutes live={live} /> : isLost ? null : <span className="skel tone live__wait" aria-hidden="true" />}
    </section>
  );
}

function Minutes({ live: { views, minutes, episodes } }: { live: Live }) {
  const { live: texts } = useTexts(accessesTexts);
  const scale = countScale(Math.max(0, ...minutes.map(({ views }) => views)));
  const last = minutes.length - 1;
  const [first, middle, now] = [minutes[0], minutes[Math.round(last / 2)], minutes[last]];
  const most = Math.max(1, ...episodes.map(({ views }) => views));
  return (
    <>
      <div className="live">
        <div>
          <p className="live__n num">{formatCount(views)}</p>
          <p className="small soft">{texts.inMinutes({ count: views })}</p>
        </div>
        <Plot
          height="low"
          scale={scale}
          formatTick={formatCount}
          label={views === 0 ? texts.plotNone() : texts.plot({ count: views })}
          readouts={minutes.map(({ at, views }) => `${formatTime(at)}\n${texts.views({ count: views })}`)}
          marks={[
            ...(first ? [{ index: 0, text: formatTime(first.at) }] : []),
            ...(middle ? [{ index: Math.round(last / 2), text: formatTime(middle.at), isOptional: true }] : []),
            ...(now ? [{ index: last, text: formatTime(now.at), isNow: true }] : []),
          ]}
        >
          <Bars values={minutes.map(({ views }) => views)} top={scale.top} isNow={(index) => index === last} />
        </Plot>
      </div>
      {episodes.length === 0 ? (
        <p className="small soft">{texts.nobody()}</p>
      ) : (
        <>
          <h3 className="label live__reading">{texts.reading()}</h3>
          <RowBars
            wide
            label={texts.reading()}
            rows={episodes.map(({ episode, views }) => ({
              key: episode.id,
              label: <span lang={episode.work.language}>{formatEpisodeHeading(episode)}</span>,
              note: <span lang={episode.work.language}>{episode.work.title}</span>,
              share: views / most,
              figure: formatCount(views),
            }))}
          />
        </>
      )}
    </>
  );
}

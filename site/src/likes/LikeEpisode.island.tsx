import { LikeButton } from '@komawari/ui/components';
import { execute, flashError, wasSaved } from '@komawari/ui/graphql';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { refuseProblems } from '../graphql/refuseProblems.ts';
import { useAnswer } from '../graphql/useAnswer.ts';
import { getEpisodePageViewerProfile } from '../reading/readingOperations.ts';
import { addLike, takeBackLike } from './parts/likeOperations.ts';
import { labelOfLikes } from './parts/labelOfLikes.ts';

interface Props {
  episodeId: string;
  /** Everyone's likes when the page was written. */
  total: number;
}

type Likes = { given: number; total: number };

/** Taps within this time travel together, in milliseconds. */
const gathering = 400;

/** Ten likes, one tap each: counted at once, sent together, and taken back where saving failed. */
export function LikeEpisode({ episodeId, total }: Props) {
  const [isOwn, setOwn] = useState(false);
  const [likes, setLikes] = useState<Likes>({ given: 0, total });
  const saved = useRef<Likes>({ given: 0, total });
  const pending = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef<Promise<void>>(Promise.resolve());

  /** Shows what is saved, with what was tapped meanwhile on top. */
  const settle = useCallback((next: Likes) => {
    saved.current = next;
    setLikes({ given: next.given + pending.current, total: next.total + pending.current });
  }, []);

  useAnswer(getEpisodePageViewerProfile, { id: episodeId }, ({ episode }) => {
    setOwn(!episode.viewerCanLike);
    settle({ given: episode.viewerLikeCount, total: episode.likeCount });
  });

  async function send(): Promise<void> {
    const count = pending.current;
    if (count === 0) return;
    try {
      const input = { id: crypto.randomUUID(), episodeId, count: Math.abs(count) };
      const { episode } = refuseProblems(
        count > 0
          ? (await execute(addLike, { input }, { write: true, keepalive: true })).addLike
          : (await execute(takeBackLike, { input }, { write: true, keepalive: true })).takeBackLike,
      );
      pending.current -= count;
      if (episode) settle({ given: episode.viewerLikeCount, total: episode.likeCount });
    } catch (error) {
      const { given, total: all } = saved.current;
      pending.current = wasSaved(error) ? pending.current - count : 0;
      settle(wasSaved(error) ? { given: given + count, total: all + count } : saved.current);
      flashError(error);
    }
  }

  function sendAfterwards(): void {
    timer.current = undefined;
    sending.current = sending.current.then(send);
  }

  // What was tapped just before somebody leaves goes along at once.
  const hurry = useEffectEvent(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    sendAfterwards();
  });
  useEffect(function watchLeaving() {
    const leave = () => hurry();
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);

  function change(by: 1 | -1): void {
    const given = likes.given + by;
    if (given < 0 || given > 10) return;
    pending.current += by;
    setLikes({ given, total: likes.total + by });
    clearTimeout(timer.current);
    timer.current = setTimeout(sendAfterwards, gathering);
  }

  if (isOwn) return null;
  const words = labelOfLikes(likes.given);
  return (
    <div className="likebox">
      <LikeButton
        size="xl"
        given={likes.given}
        total={likes.total}
        countOf={`episode:${episodeId}:likeCount`}
        onLike={() => change(1)}
        onTakeBack={() => change(-1)}
      />
      <div className="stack stack--sm">
        <h2 className="likebox__title">{words.title}</h2>
        <p className="soft">{words.hint}</p>
      </div>
    </div>
  );
}

import { execute, GraphQLRequestError } from '@komawari/ui/graphql';
import { useQuery } from '@komawari/ui/graphql/react';
import { useEffect, useState } from 'react';
import { GetReview } from './operations/GetReview.ts';
import { OpenReview } from './operations/OpenReview.ts';
import { forgetVisit, keepVisit, readVisit, type Visit } from './visits.ts';

/** Addresses of pictures open for 7.5 minutes at least: they are asked for anew before that. */
const REFRESH_MS = 6 * 60 * 1000;

type LinkStatus = 'opening' | 'password' | 'open' | 'gone' | 'failed';

interface Opened {
  visit: Visit | null;
  status: LinkStatus;
  /** The visit is of an earlier load of this tab: its key may have ended. */
  isKept: boolean;
}

const begin = (token: string): Opened => {
  const visit = readVisit(token);
  return { visit, status: visit ? 'open' : 'opening', isKept: visit !== null };
};

const isGone = (error: unknown): boolean => error instanceof GraphQLRequestError && error.code === 'NOT_FOUND';

/** Opens a review link and watches what is behind it. Nobody needs an account for it, and none is made. */
export function useReview(token: string) {
  const [{ visit, status, isKept }, setOpened] = useState(() => begin(token));
  const query = useQuery(
    GetReview,
    { token, key: visit?.key ?? '' },
    { enabled: visit !== null, refetchInterval: REFRESH_MS },
  );

  function change(next: Visit): void {
    keepVisit(token, next);
    setOpened({ visit: next, status: 'open', isKept: false });
  }

  /** Answers what is wrong with the password. */
  async function open(password: string | null) {
    const { openReview } = await execute(OpenReview, { input: { token, password } });
    if (openReview.key) change({ key: openReview.key, ownNotes: [], writerName: '' });
    return openReview.problems;
  }

  const isOpening = status === 'opening';
  useEffect(
    function openAtOnce() {
      if (!isOpening) return undefined;
      // Both runs of a development render wait here, and one of them opens: an opening is counted.
      const timer = setTimeout(() => {
        const settle = (next: LinkStatus) => setOpened({ visit: null, status: next, isKept: false });
        open(null).then(
          (problems) => (problems.length > 0 ? settle('password') : undefined),
          (error: unknown) => settle(isGone(error) ? 'gone' : 'failed'),
        );
      });
      return () => clearTimeout(timer);
    },
    // oxlint-disable-next-line react/exhaustive-deps -- only the status decides whether the link is opened
    [isOpening],
  );

  const hasEnded = isGone(query.error);
  useEffect(
    function beginAnew() {
      if (!hasEnded) return;
      forgetVisit(token);
      setOpened({ visit: null, status: isKept ? 'opening' : 'gone', isKept: false });
    },
    [hasEnded, isKept, token],
  );

  const retry = () => setOpened({ visit: null, status: 'opening', isKept: false });
  return { visit, status, query, open, change, retry };
}

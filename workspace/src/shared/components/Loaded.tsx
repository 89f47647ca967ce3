import { Button, Notice } from '@komawari/ui/components';
import { type GraphQLRequestError, isOutOfReach, reasonOfError } from '@komawari/ui/graphql';
import { useTexts } from '@komawari/ui/language/react';
import { useState, type ReactNode } from 'react';
import baseTexts from '../../messages/base.js';
import { NotFoundMessage } from '../../shared/components/NotFoundMessage.tsx';
import { useKeptPlace } from '../useKeptPlace.ts';
import { OfflineNotice } from './OfflineNotice.tsx';
import { Waiting } from './Waiting.tsx';

interface Watched<Data> {
  data: Data | undefined;
  error: GraphQLRequestError | null;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface LoadedProps<Data> {
  query: Watched<Data>;
  /** Drawn in the exact boxes of the content while it loads. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What an operation brought, or where it stands: loading, not there, failed with a way to try again. What goes away of it hands the focus on. */
export function Loaded<Data>({ query, skeleton, children }: LoadedProps<Data>) {
  const { waiting } = useTexts(baseTexts);
  const error = useStandingError(query);
  useKeptPlace();
  if (query.data !== undefined) return children(query.data);
  if (error === null) return <Waiting>{skeleton}</Waiting>;
  if (error.code === 'NOT_FOUND') return <NotFoundMessage />;
  const again = (
    <Button onClick={() => void query.refetch()} busy={query.isFetching}>
      {waiting.tryAgain()}
    </Button>
  );
  if (isOutOfReach(error)) return <OfflineNotice action={again} />;
  return (
    <Notice tone="danger" action={again}>
      {reasonOfError(error)}
    </Notice>
  );
}

/** Why it failed, also while it is asked for again: what is said does not come and go. */
function useStandingError({ error, isFetching }: Watched<unknown>): GraphQLRequestError | null {
  const [last, setLast] = useState<GraphQLRequestError | null>(null);
  if (error && error !== last) setLast(error);
  return error ?? (isFetching ? last : null);
}

import { Button, Notice } from '@komawari/ui/components';
import { type GraphQLRequestError, messageOfError } from '@komawari/ui/graphql';
import { useTexts } from '@komawari/ui/language/react';
import type { ReactNode } from 'react';
import baseTexts from '../../messages/base.js';
import { NotFoundMessage } from '../../shared/components/NotFoundMessage.tsx';
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

/** What an operation brought, or where it stands: loading, not there, failed with a way to try again. */
export function Loaded<Data>({ query, skeleton, children }: LoadedProps<Data>) {
  const { waiting } = useTexts(baseTexts);
  if (query.data !== undefined) return children(query.data);
  if (query.error === null) return <Waiting>{skeleton}</Waiting>;
  if (query.error.code === 'NOT_FOUND') return <NotFoundMessage />;
  return (
    <Notice
      tone="danger"
      action={
        <Button onClick={() => void query.refetch()} busy={query.isFetching}>
          {waiting.tryAgain()}
        </Button>
      }
    >
      {messageOfError(query.error)}
    </Notice>
  );
}

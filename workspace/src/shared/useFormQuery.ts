import type { GraphQLDocument } from '@komawari/ui/graphql';
import { useQuery } from '@komawari/ui/graphql/react';

/**
 * What a form begins with: asked anew whenever the form is opened, because what another tab or device saved meanwhile must
 * not be written over with older values; and not again while it is open, because the form owns what it shows.
 */
export const useFormQuery = <Result, Variables>(document: GraphQLDocument<Result, Variables>, variables: Variables) =>
  useQuery(document, variables, { staleTime: Infinity, gcTime: 0 });

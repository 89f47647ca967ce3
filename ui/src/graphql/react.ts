/** The GraphQL client's hooks on TanStack Query. */
export { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
export { execute as fetchPlain } from './execute.ts';
export { refreshQueries } from './refreshQueries.ts';
export { useMutation } from './useMutation.ts';
export { createQueryClient, queryKeyOf, useQuery } from './useQuery.ts';

import { useMutation, useQuery } from '@komawari/ui/graphql/react';
import { textsOf } from '@komawari/ui/language';
import { useState } from 'react';
import portfoliosTexts from '../messages/portfolios.js';
import { registeredOf } from '../shared/registeredOf.ts';
import type { GetExternalWorkLookupQuery } from '../gql/graphql.ts';
import { webUrl } from '../sites/index.ts';
import { GetExternalWorkLookup } from './operations/GetExternalWorkLookup.ts';
import { LookUpExternalWork } from './operations/LookUpExternalWork.ts';

type Viewer = Extract<GetExternalWorkLookupQuery['viewer'], { __typename: 'RegisteredViewer' }>;

/** What a page says of a work, or how far the look at it is. */
export type Lookup = Viewer['externalWorkLookup'];

/** Milliseconds between questions how far it is. */
const LOOK_EVERY = 700;

const isOver = (lookup: Lookup | null | undefined): boolean => lookup?.state === 'DONE' || lookup?.state === 'FAILED';

/** Lets a worker look at a page, and asks until it has. The server gives a look up after half a minute. */
export function useLookup() {
  const [asked, setAsked] = useState<{ id: string; host: string } | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const begin = useMutation(LookUpExternalWork, {
    onSuccess({ lookUpExternalWork: { lookup, problems } }) {
      setRefusal(problems[0]?.message ?? null);
      setAsked(lookup ? { id: lookup.id, host: new URL(lookup.url).host } : null);
    },
  });
  const query = useQuery(
    GetExternalWorkLookup,
    { id: asked?.id ?? '' },
    {
      enabled: asked !== null,
      // While the look goes on the interval asks; once it is over its answer stays, and it is in the form already.
      staleTime: Infinity,
      refetchInterval: ({ state }) =>
        state.error || (state.data && isOver(registeredOf(state.data.viewer)?.externalWorkLookup)) ? false : LOOK_EVERY,
    },
  );
  const lookup = asked && query.data ? (registeredOf(query.data.viewer)?.externalWorkLookup ?? null) : null;
  const isLost = asked !== null && query.isError;

  /** Looks at an address as it was typed or pasted. */
  function start(address: string): void {
    const checked = webUrl.safeParse(address);
    setAsked(null);
    setRefusal(checked.success ? null : (checked.error.issues[0]?.message ?? null));
    if (checked.success) begin.mutate({ input: { url: checked.data } });
  }

  return {
    start,
    /** Forgets what was asked; an answer that comes later changes nothing. */
    stop: () => setAsked(null),
    host: asked?.host ?? '',
    isBusy: begin.isPending || (asked !== null && !isLost && !isOver(lookup)),
    found: lookup?.state === 'DONE' ? lookup : null,
    /** The icon that was found for an address. */
    iconOf: (address: string): string | null =>
      lookup?.state === 'DONE' && URL.parse(address.trim())?.href === lookup.url ? (lookup.faviconURL ?? null) : null,
    isReading: lookup?.state === 'LOOKING',
    refusal: refusal ?? lookup?.problem?.message ?? (isLost ? textsOf(portfoliosTexts).autofill.lost() : null),
  };
}

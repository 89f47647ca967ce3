import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** What the address says about a list, and how one thing of it is changed; "" takes it out of the address. */
export function useListAddress(): [address: URLSearchParams, change: (name: string, value: string) => void] {
  const [address, setAddress] = useSearchParams();
  const change = useCallback(
    (name: string, value: string) =>
      setAddress(
        (before) => {
          const after = new URLSearchParams(before);
          if (value) after.set(name, value);
          else after.delete(name);
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setAddress],
  );
  return [address, change];
}

import DataLoader from 'dataloader';
import type { Context } from './context.ts';

/**
 * What a loader knows of who asks. No more than this: pages drawn from one snapshot share their loaders, and differ in what they
 * note as dependencies and in whether they are for somebody who wants to see mature works.
 */
type LoaderContext = Pick<Context, 'services' | 'reader' | 'actor'>;

/**
 * Defines a batch loader. `loadMany` gets the distinct keys of one tick and returns a map; a key without an entry
 * resolves to null. The loader lives as long as one execution, so it never carries one viewer's rows to another.
 */
export function defineLoader<Key, Value>(
  name: string,
  loadMany: (keys: readonly Key[], context: LoaderContext) => Promise<Map<Key, Value>>,
) {
  return (context: Context): DataLoader<Key, Value | null> => {
    let loader = context.loaders.get(name) as DataLoader<Key, Value | null> | undefined;
    if (!loader) {
      const { reader } = context;
      const whenFree = reader.whenFree?.bind(reader);
      loader = new DataLoader<Key, Value | null>(
        async (keys) => {
          const found = await loadMany(keys, context);
          return keys.map((key) => found.get(key) ?? null);
        },
        whenFree ? { batchScheduleFn: whenFree } : {},
      );
      context.loaders.set(name, loader);
    }
    return loader;
  };
}

/** What a loader finds for these keys, in their order and without what is gone. Throws when the loader fails, unlike its `loadMany`. */
export async function loadPresent<Key, Value>(
  loader: DataLoader<Key, Value | null>,
  keys: readonly Key[],
): Promise<Value[]> {
  const found = await Promise.all(keys.map((key) => loader.load(key)));
  return found.filter((value): value is Awaited<Value | null> & Value => value !== null);
}

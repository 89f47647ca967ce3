import type { MinioSettings } from '@komawari/storage/objects';
import type { Config } from '../config/config.ts';
import { purges } from '../config/purgeConfig.ts';
import { REVALIDATE, UNTIL_PURGED } from '../kernel/fileTypes.ts';
import { createBucketPageStore, createDiskPageStore, type PageStore } from '../publishing/index.ts';

/** How to reach the service that the objects are kept at. */
export function connectionTo({
  endpoint,
  bucket,
  region,
  accessKey,
  secretKey,
  timeoutInSeconds,
}: Extract<Config['objects'], { kind: 's3' }>): MinioSettings {
  const url = new URL(endpoint);
  const useSSL = url.protocol === 'https:';
  return {
    endPoint: url.hostname,
    port: url.port ? Number(url.port) : useSSL ? 443 : 80,
    useSSL,
    accessKey,
    secretKey,
    bucket,
    region,
    timeoutInMs: timeoutInSeconds * 1000,
  };
}

/** Opens the page store of the configuration; nothing is asked of it yet. */
export async function openPageStore({ publicDir, pagesBucket, objects, purging }: Config): Promise<PageStore> {
  if (pagesBucket === null || objects.kind === 'disk') return createDiskPageStore(publicDir);
  const { createWebBucket } = await import('@komawari/storage/buckets');
  const bucket = createWebBucket({ ...connectionTo(objects), bucket: pagesBucket }, 'KOMAWARI_PAGES_BUCKET');
  return createBucketPageStore(bucket, purges(purging) ? UNTIL_PURGED : REVALIDATE);
}

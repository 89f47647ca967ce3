import { extname } from 'node:path/posix';

/** The types the disk store need not write down, because the key's extension says them. */
const typeByExtension: Record<string, string> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.json': 'application/json',
  '.zip': 'application/zip',
};

/** The content type that a key's extension stands for; `application/octet-stream` if it stands for none. */
export function contentTypeOfKey(key: string): string {
  return typeByExtension[extname(key)] ?? 'application/octet-stream';
}

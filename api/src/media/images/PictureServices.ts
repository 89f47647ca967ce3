import type { Needs } from '../../graphql/context.ts';

/** What taking in a picture needs, from its bytes as an upload to its sizes in the object storage. */
export type PictureServices = Needs<'config' | 'database' | 'objects' | 'uploads' | 'disk'>;

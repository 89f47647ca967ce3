import { collectRows, type Reader } from '../../../database/index.ts';

const IMAGES = `SELECT jsonb_build_object('id', i.id, 'type', i.type, 'file', 'originals/' || i.id || '.' || i.format, 'fileName', i.file_name,
      'altText', i.alt_text, 'focusX', round(i.focus_x::numeric, 4), 'focusY', round(i.focus_y::numeric, 4),
      'sha256', encode(i.sha256, 'hex'), 'byteSize', i.byte_size) AS row
    FROM images i WHERE i.owner_id = $1 AND i.type <> 'FAVICON' ORDER BY i.created_at, i.id`;

/** One's own pictures, and where the original of each lies in the archive. */
export const collectOwnImages = async (reader: Reader, accountId: string): Promise<Record<string, unknown>> => ({
  images: await collectRows(reader, 'images', IMAGES, accountId),
});

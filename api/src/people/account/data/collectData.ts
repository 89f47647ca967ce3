import type { Lifecycle, Reader } from '../../../database/index.ts';
import { documentSchema, type DataDocument } from './format.ts';

/** Says what the document lacks, or has without knowing of it: a part that nobody collects is not a part that is empty. */
function checkParts(data: object): void {
  const known = Object.keys(documentSchema.shape);
  const missing = known.filter((name) => !(name in data));
  const unknown = Object.keys(data).filter((name) => !known.includes(name));
  if (missing.length + unknown.length > 0)
    throw new Error(`The archive's document lacks "${missing.join()}" and does not know "${unknown.join()}".`);
}

/** Everything of one person as the archive's document: each domain gives its part, all read from one snapshot. */
export async function collectData(
  reader: Reader,
  accountId: string,
  lifecycles: readonly Pick<Lifecycle, 'collectData'>[],
): Promise<DataDocument> {
  const data: Record<string, unknown> = { format: 'komawari-data', version: 1, exportedAt: new Date().toISOString() };
  for (const { collectData: collect } of lifecycles) {
    const part = (await collect?.(reader, accountId)) ?? {};
    const twice = Object.keys(part).filter((name) => name in data);
    if (twice.length > 0) throw new Error(`Two parts of the API collect "${twice.join()}".`);
    Object.assign(data, part);
  }
  checkParts(data);
  if (data['profile'] === null) throw new Error('an account without a profile has no data to take along');
  return data as DataDocument;
}

import { getFileNameLowLevel } from 'yauzl';
import type { Entry } from 'yauzl';

const infoZipUnicodePath = 0x7075;
const utf8Flag = 0x800;

/**
 * The path of an entry as it was meant. Without the UTF-8 flag the format says CP437, but in practice the bytes are
 * UTF-8 (macOS) or Shift_JIS (Japanese Windows); text that happens to be valid as both is UTF-8. Composed (NFC), since
 * macOS takes letters apart.
 */
export function decodeEntryName(entry: Entry): string {
  return decode(entry).normalize('NFC');
}

function decode(entry: Entry): string {
  const raw = entry.fileNameRaw;
  const saysUtf8 = (entry.generalPurposeBitFlag & utf8Flag) !== 0;
  if (saysUtf8 || entry.extraFields.some(({ id }) => id === infoZipUnicodePath)) {
    return getFileNameLowLevel(entry.generalPurposeBitFlag, raw, entry.extraFields, true);
  }
  return decodeAs('utf-8', raw) ?? decodeAs('shift_jis', raw) ?? raw.toString('latin1');
}

function decodeAs(encoding: string, bytes: Buffer): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

export { expandArchive } from './expandArchive.ts';
export type { ArchiveEntry, ExpandedArchive } from './expandArchive.ts';
export { openDataArchive, type DataArchive } from './openDataArchive.ts';
export type { ArchiveRemark, ArchiveRemarkCode } from './ArchiveRemark.ts';
export { ArchiveRefused } from './ArchiveRefused.ts';
export type { ArchiveRefusalCode } from './ArchiveRefused.ts';
export { compareNaturally, naturalOrder } from './naturalOrder.ts';
export { largestEntryInBytes, mostEntries, mostExpandedBytes, mostImages } from './limits.ts';

export type { ByteRange, ListedObject, ObjectInfo, ObjectStore, OpenedObject } from './ObjectStore.ts';
export { createDiskStore } from './createDiskStore.ts';
export type { MinioSettings } from './createMinioStore.ts';
export type { WebBucket } from './createWebBucket.ts';
export { InvalidKey, ObjectNotFound, RangeNotSatisfiable, SizeMismatch, StorageUnavailable } from './errors.ts';

/** No object has this key. */
export class ObjectNotFound extends Error {
  override readonly name = 'ObjectNotFound';
  readonly key: string;

  constructor(key: string, cause?: unknown) {
    super(`no object has the key ${key}`, { cause });
    this.key = key;
  }
}

/** The range begins past the object's last byte (HTTP 416). */
export class RangeNotSatisfiable extends Error {
  override readonly name = 'RangeNotSatisfiable';

  constructor(key: string, cause?: unknown) {
    super(`the range lies outside of the object ${key}`, { cause });
  }
}

/** A body had more or fewer bytes than was promised; nothing was stored. */
export class SizeMismatch extends Error {
  override readonly name = 'SizeMismatch';

  constructor(promised: number, got: string) {
    super(`the body was promised to have ${promised} bytes, it has ${got}`);
  }
}

/** The key could mean another place than it says, or cannot be stored everywhere. */
export class InvalidKey extends Error {
  override readonly name = 'InvalidKey';

  constructor(key: string) {
    super(`not a valid object key: ${JSON.stringify(key)}`);
  }
}

/** The service cannot be reached, says nothing, or asks to come again: the same call may succeed later. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
  /** As the service itself calls it. */
  readonly code = 'ServiceUnavailable';

  constructor(why: string, cause?: unknown) {
    super(`the object storage is unavailable: ${why}`, { cause });
  }
}

/** The object storage answers and does not let us work: somebody has to mend a setting, and the message says which. */
export class StorageRefused extends Error {
  override readonly name = 'StorageRefused';
}

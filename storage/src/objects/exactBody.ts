import { Readable, Transform, pipeline } from 'node:stream';
import { SizeMismatch } from './errors.ts';

/**
 * A stream of `body` that fails with `SizeMismatch` unless it has exactly `size` bytes, and fails early when there are
 * more, so that an endless body is not stored first.
 */
export function exactBody(body: Buffer | Readable, size: number): Readable {
  if (Buffer.isBuffer(body)) {
    if (body.length !== size) throw new SizeMismatch(size, String(body.length));
    return Readable.from(body.length === 0 ? [] : [body], { objectMode: false });
  }
  let seen = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > size) done(new SizeMismatch(size, 'more'));
      else done(null, chunk);
    },
    flush(done) {
      done(seen === size ? null : new SizeMismatch(size, String(seen)));
    },
  });
  // The callback is there because pipeline wants one; whoever reads the counter gets the error as its 'error' event.
  return pipeline(body, counter, () => {});
}

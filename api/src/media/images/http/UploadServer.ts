import { Server } from '@tus/server';

type Write = Server['write'];

/** The tus server, with answers that say what they are: JSON as such, and when to come back. */
export class UploadServer extends Server {
  override async write(...[context, headers, status, body]: Parameters<Write>): ReturnType<Write> {
    if (body?.startsWith('{')) {
      headers.set('content-type', 'application/json; charset=utf-8');
      const { retryAfter } = JSON.parse(body) as { retryAfter?: unknown };
      if (typeof retryAfter === 'number') headers.set('retry-after', String(retryAfter));
    }
    return super.write(context, headers, status, body);
  }
}

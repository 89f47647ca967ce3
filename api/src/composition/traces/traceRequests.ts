import { context, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** What is followed of this request. */
    span?: Span;
  }
}

/**
 * Begins a trace with each request. What the sender says of a trace of its own is not looked at: anybody could have everything
 * followed. A span says what the line of the log says, and not who asked.
 */
export function traceRequests(app: FastifyInstance): void {
  const tracer = trace.getTracer('komawari');
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    request.span = tracer.startSpan(`${request.method} ${route}`, {
      kind: SpanKind.SERVER,
      attributes: { 'http.request.method': request.method, 'http.route': route },
    });
    done();
  });
  // Parsing a body ends what was begun before it.
  app.addHook('preHandler', (request, _reply, done) =>
    request.span ? context.with(trace.setSpan(context.active(), request.span), done) : done(),
  );
  app.addHook('onResponse', (request, reply, done) => {
    const { span, operation, viewerKind } = request;
    span?.setAttributes({
      'http.response.status_code': reply.statusCode,
      ...(operation ? { 'graphql.operation.name': operation } : {}),
      ...(viewerKind ? { 'komawari.viewer': viewerKind } : {}),
    });
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}

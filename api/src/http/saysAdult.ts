// For the type it gives to `cookies`.
import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Said by a browser whose user is 18 or older and wants to see mature works. Scripts read it too: the gate opens by itself. */
const COOKIE = 'komawari_adult';
const A_YEAR_IN_SECONDS = 365 * 86_400;

/** Whether the browser of a request says so. */
export const saysAdult = (request: FastifyRequest): boolean => request.cookies[COOKIE] === '1';

/** Lets the browser say so from now on. */
export const rememberAdult = (reply: FastifyReply, isSecure: boolean): FastifyReply =>
  reply.setCookie(COOKIE, '1', { path: '/', sameSite: 'lax', secure: isSecure, maxAge: A_YEAR_IN_SECONDS });

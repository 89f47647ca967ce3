/** How many threads libuv gives to sharp, files, DNS and password hashes together; read by Node itself at its start. */
export const threadPoolSize = Number(process.env['UV_THREADPOOL_SIZE'] ?? 4);

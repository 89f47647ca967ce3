/** Is a process with this number running, whoever owns it? */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, and belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

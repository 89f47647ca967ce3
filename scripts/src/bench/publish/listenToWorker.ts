/** What the worker did: paths by what happened to them. */
export type Work = { changed: string[]; unchanged: string[] };

/** The log of a worker, one line per batch of pages. */
export type WorkerLog = {
  /** Takes what the worker printed. */
  hear(text: string): void;
  /** What was done since the last call. */
  take(): Work;
};

type Line = { msg?: string; rendered: string[]; removed: string[]; unchanged: string[]; absent: string[] };

function parseLine(line: string): Line | null {
  if (!line.startsWith('{')) return null;
  const parsed = JSON.parse(line) as Line;
  return parsed.msg === 'pages published' ? parsed : null;
}

/** Makes a listener for what a worker with LOG_LEVEL=info prints. */
export function listenToWorker(): WorkerLog {
  let rest = '';
  let work: Work = { changed: [], unchanged: [] };
  return {
    hear(text) {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines.map(parseLine)) {
        if (!line) continue;
        work.changed.push(...line.rendered, ...line.removed);
        work.unchanged.push(...line.unchanged, ...line.absent);
      }
    },
    take() {
      const taken = work;
      work = { changed: [], unchanged: [] };
      return taken;
    },
  };
}

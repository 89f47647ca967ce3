import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * How a mail server behaves. UP takes everything, DOWN refuses connections, SILENT accepts them and says nothing, BUSY and
 * NEVER refuse the recipient for now (451) and for good (550), DIES closes the connection in the middle of a mail, and
 * DIES_LATE after it took the mail and before it says so.
 */
export type SmtpMood = 'UP' | 'DOWN' | 'SILENT' | 'BUSY' | 'NEVER' | 'DIES' | 'DIES_LATE';

/** A mail as the server got it. */
interface TakenMail {
  to: string;
  messageId: string;
  /** All of it, as it came. */
  source: string;
}

/** A mail server of a test that can have every trouble a real one has. */
export interface SmtpStage {
  /** For SMTP_URL; whoever uses it waits half a second for an answer. */
  url: string;
  /** What was taken, first come first. */
  taken: TakenMail[];
  turn(mood: SmtpMood): Promise<void>;
  close(): Promise<void>;
}

const messageIdOf = (mail: string): string => /^message-id: *(.*)$/im.exec(mail)?.[1] ?? '';

/** Speaks RFC 5321 with one client, in the mood of the moment. */
function converse(socket: Socket, taken: TakenMail[], moodNow: () => SmtpMood): void {
  let to = '';
  let mail: string[] | null = null;
  let rest = '';
  const say = (line: string): void => void socket.write(`${line}\r\n`);

  function finish(lines: string[]): void {
    if (moodNow() === 'DIES') return void socket.destroy();
    const source = lines.join('\r\n');
    taken.push({ to, messageId: messageIdOf(source), source });
    if (moodNow() === 'DIES_LATE') return void socket.destroy();
    say('250 taken');
  }

  function hear(line: string): void {
    if (mail && line !== '.') return void mail.push(line);
    if (mail) {
      finish(mail);
      mail = null;
      return;
    }
    const command = line.slice(0, 4).toUpperCase();
    if (command === 'RCPT') {
      to = /<(.*)>/.exec(line)?.[1] ?? '';
      if (moodNow() === 'BUSY') return say(`451 4.2.1 <${to}> try later`);
      if (moodNow() === 'NEVER') return say(`550 5.1.1 <${to}> is nobody here`);
    }
    if (command === 'DATA') {
      mail = [];
      return say('354 go on');
    }
    say(command === 'QUIT' ? '221 bye' : '250 ok');
  }

  socket.on('error', () => undefined);
  socket.on('data', (bytes) => {
    const lines = (rest + bytes.toString()).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) hear(line);
  });
  if (moodNow() !== 'SILENT') say('220 stage');
}

/** Starts the server on a free port of this machine, in the mood UP. */
export async function startSmtp(): Promise<SmtpStage> {
  let mood: SmtpMood = 'UP';
  const taken: TakenMail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    converse(socket, taken, () => mood);
  });
  const openAt = async (port: number): Promise<void> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  async function shut(): Promise<void> {
    for (const socket of sockets) socket.destroy();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  }
  await openAt(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}/?greetingTimeout=500&socketTimeout=500`,
    taken,
    async turn(next) {
      mood = next;
      if (next === 'DOWN') await shut();
      else if (!server.listening) await openAt(port);
    },
    close: shut,
  };
}

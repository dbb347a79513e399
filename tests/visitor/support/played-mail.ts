import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

interface MailRequest {
  path: string;
  body: Record<string, unknown> & { template_params: Record<string, string> };
}

/** The response of the service to the next messages: after some milliseconds, only when the test says so, or never. */
export type MailAnswer = { status: number; text: string; after?: number } | 'hang' | 'drop' | 'cut';

export interface MailService {
  requests: MailRequest[];
  answer: MailAnswer;
  /** Responds to the messages left without a response. */
  answerLate(status: number, text: string): void;
}

/**
 * The host to which the form of the tests sends; the browser finds the service of the tests there. It is below
 * localhost, for which the pages' policy does not require https.
 */
export const mailHost = 'mail.localhost';

/** Plays the email-sending service on this machine. */
export function playMailService() {
  const hanging: ServerResponse[] = [];
  const mail: MailService = {
    requests: [],
    answer: { status: 200, text: 'OK' },
    answerLate(status, text) {
      for (const response of hanging.splice(0)) answer(response, status, text);
    },
  };
  const server = createServer((request, response) => void handle(mail, hanging, request, response));
  return {
    mail,
    recover(): void {
      mail.requests.length = 0;
      mail.answer = { status: 200, text: 'OK' };
    },
    /** Returns the address of the server, which runs as long as its worker. */
    async listen(): Promise<string> {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      server.unref();
      return `127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    /** Closes all connections without a response. */
    hangUp(): void {
      hanging.length = 0;
      server.closeAllConnections();
    },
  };
}

const answer = (response: ServerResponse, status: number, text: string) =>
  void response.writeHead(status, { ...cors, 'content-type': 'text/plain' }).end(text);

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type',
  'access-control-allow-methods': 'POST',
};

async function handle(
  mail: MailService,
  hanging: ServerResponse[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end();
  let text = '';
  for await (const chunk of request) text += String(chunk);
  mail.requests.push({ path: request.url ?? '', body: JSON.parse(text) as MailRequest['body'] });
  const { answer: asked } = mail;
  if (asked === 'hang') return void hanging.push(response);
  if (asked === 'drop') return void request.socket.destroy();
  if (asked === 'cut') {
    response.writeHead(200, { ...cors, 'content-type': 'text/plain', 'content-length': 1000 }).write('OK');
    return void setTimeout(() => request.socket.destroy(), 20);
  }
  await wait(asked.after ?? 0);
  answer(response, asked.status, asked.text);
}

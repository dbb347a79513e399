import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

interface MailRequest {
  path: string;
  body: Record<string, unknown> & { template_params: Record<string, string> };
}

/** What the service does with the next messages; it may take its time, in milliseconds, or until it is told. */
export type MailAnswer = { status: number; text: string; after?: number } | 'hang' | 'drop' | 'cut';

export interface MailService {
  origin: string;
  requests: MailRequest[];
  answer: MailAnswer;
  /** Answers what has been left hanging. */
  answerLate(status: number, text: string): void;
  close(): Promise<void>;
}

/** Ids that connect the site's form; with `origin` to a service on this machine. */
export const mailIds = (origin?: string): Record<string, string> => ({
  EMAILJS_SERVICE_ID: 'service_test',
  EMAILJS_TEMPLATE_ID: 'template_test',
  EMAILJS_PUBLIC_KEY: 'key_test',
  ...(origin && { EMAILJS_ORIGIN: origin }),
});

/** Plays the email-sending service on this machine. */
export async function startMailService(): Promise<MailService> {
  const hanging: ServerResponse[] = [];
  const server = createServer((request, response) => void handle(service, hanging, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const service: MailService = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    answer: { status: 200, text: 'OK' },
    answerLate(status, text) {
      for (const response of hanging.splice(0)) answer(response, status, text);
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return service;
}

const answer = (response: ServerResponse, status: number, text: string) =>
  void response.writeHead(status, { ...cors, 'content-type': 'text/plain' }).end(text);

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type',
  'access-control-allow-methods': 'POST',
};

async function handle(
  service: MailService,
  hanging: ServerResponse[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end();
  let text = '';
  for await (const chunk of request) text += String(chunk);
  service.requests.push({ path: request.url ?? '', body: JSON.parse(text) as MailRequest['body'] });
  const { answer: asked } = service;
  if (asked === 'hang') return void hanging.push(response);
  if (asked === 'drop') return void request.socket.destroy();
  if (asked === 'cut') {
    response.writeHead(200, { ...cors, 'content-type': 'text/plain', 'content-length': 1000 }).write('OK');
    return void setTimeout(() => request.socket.destroy(), 20);
  }
  await wait(asked.after ?? 0);
  answer(response, asked.status, asked.text);
}

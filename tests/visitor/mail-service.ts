import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeEach } from 'vitest';
import type { SiteOptions } from '../support/site.ts';
import { useSite, type Site } from './visitor.ts';

interface MailRequest {
  path: string;
  body: Record<string, unknown> & { template_params: Record<string, string> };
}

/** What the service does with the next messages; it may take its time, in milliseconds, or until it is told. */
export type MailAnswer = { status: number; text: string; after?: number } | 'hang' | 'drop' | 'cut';

export interface MailService {
  requests: MailRequest[];
  answer: MailAnswer;
  /** Answers what has been left hanging. */
  answerLate(status: number, text: string): void;
}

/**
 * Where the form of the tests' site sends to; each browser finds the service of its own test file there. Below
 * localhost, where the pages' policy does not ask for https.
 */
const mailHost = 'mail.localhost';

/** Connects the site's form with a service of the tests. */
export const connected: SiteOptions = {
  env: {
    EMAILJS_SERVICE_ID: 'service_test',
    EMAILJS_TEMPLATE_ID: 'template_test',
    EMAILJS_PUBLIC_KEY: 'key_test',
    EMAILJS_ORIGIN: `http://${mailHost}`,
  },
};

/** The site with a connected form, and a service that takes what it sends; before each test it is well again. */
export function useConnectedSite(): { site: Site; mail: MailService } {
  const service = playMailService();
  const site = useSite(connected, async () => ({ [mailHost]: await service.listen() }));
  beforeEach(() => service.recover());
  afterAll(() => service.close());
  return { site, mail: service.mail };
}

/** Plays the email-sending service on this machine. */
function playMailService() {
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
    /** Answers the address it listens at. */
    async listen(): Promise<string> {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return `127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
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

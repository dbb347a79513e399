import { afterAll, beforeEach } from 'vitest';
import type { SiteOptions } from '../support/site.ts';
import { mailHost, type MailService } from './played-mail.ts';
import { mailService, useSite, type Site } from './visitor.ts';

/**
 * Connects the site's form with a service of the tests. Nobody goes to the topics of places, nine pages in ten; no other
 * page knows of them but the list of all that was published.
 */
export const connected: SiteOptions = {
  env: {
    EMAILJS_SERVICE_ID: 'service_test',
    EMAILJS_TEMPLATE_ID: 'template_test',
    EMAILJS_PUBLIC_KEY: 'key_test',
    EMAILJS_ORIGIN: `http://${mailHost}`,
  },
  without: ['topics', 'published.yaml'],
};

/** The site with a connected form, and a service that takes what it sends; before each test it is well again. */
export function useConnectedSite(): { site: Site; mail: MailService } {
  afterAll(() => mailService.hangUp());
  const site = useSite(connected);
  beforeEach(() => mailService.recover());
  return { site, mail: mailService.mail };
}

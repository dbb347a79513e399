import { afterAll, beforeEach } from 'vitest';
import type { SiteOptions } from '../../support/site.ts';
import { mailHost, type MailService } from './played-mail.ts';
import { mailService, useSite, type Site } from './visitor.ts';

/**
 * The settings that connect the form with the service of the tests. The topic pages, nine in ten pages, are left out
 * because no test opens them, and the list of published addresses because it contains them.
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

/** The site with a connected form, and the service that receives its messages; it is reset before each test. */
export function useConnectedSite(): { site: Site; mail: MailService } {
  afterAll(() => mailService.hangUp());
  const site = useSite(connected);
  beforeEach(() => mailService.recover());
  return { site, mail: mailService.mail };
}

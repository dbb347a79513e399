import { describe, expect, it } from 'vitest';
import { formatProblems } from '#content/letters/format-problems.ts';
import { loadSite } from '../support/load-site.ts';
import { dedent } from '../support/mistakes.ts';
import { dataToRead, edit, smallSite, writeData } from '../support/small-site/small-site.ts';

/** The data folder of the small site, with these ids in `emailjs` of its settings. */
const settingsWith = (ids: string) => {
  const files = smallSite();
  edit(
    files,
    'site.yaml',
    '{ serviceId: "service_maple", templateId: "template_maple", publicKey: "key_maple" }',
    ids,
  );
  return writeData(files);
};

interface Case {
  of: string;
  ids: string;
  environment: { serviceId?: string; templateId?: string; publicKey?: string };
}

describe('The ids of the EmailJS account', () => {
  const refused: (Case & { letter: string })[] = [
    {
      of: 'the settings leave one empty',
      ids: '{ serviceId: "service_1", templateId: "template_1", publicKey: " " }',
      environment: {},
      letter: `
        data/site.yaml

          data/site.yaml:23:73  emailjs.publicKey
          This file sets serviceId and templateId, but not publicKey: a form that is only half connected reaches nobody.
          Write publicKey here, or set EMAILJS_PUBLIC_KEY in the environment. With none of the three, the form offers the phone number instead.

            22 | schedulingUrl: "https://schedule.maplelaw.example/"
          > 23 | emailjs: { serviceId: "service_1", templateId: "template_1", publicKey: " " }
               |                                                                         ^
            24 | claims: { recovered: "$5M+", experience: "12 years", reply: "24 hours", rating: "5.0 Rating" }

        1 problem in 1 file. Nothing was written.
      `,
    },
    {
      of: 'the settings hold only one',
      ids: '{ publicKey: "key_maple" }',
      environment: {},
      letter: `
        data/site.yaml

          data/site.yaml:23:10  emailjs.serviceId
          This file sets publicKey, but not serviceId: a form that is only half connected reaches nobody.
          Write serviceId here, or set EMAILJS_SERVICE_ID in the environment. With none of the three, the form offers the phone number instead.

            22 | schedulingUrl: "https://schedule.maplelaw.example/"
          > 23 | emailjs: { publicKey: "key_maple" }
               |          ^
            24 | claims: { recovered: "$5M+", experience: "12 years", reply: "24 hours", rating: "5.0 Rating" }

          data/site.yaml:23:10  emailjs.templateId
          This file sets publicKey, but not templateId: a form that is only half connected reaches nobody.
          Write templateId here, or set EMAILJS_TEMPLATE_ID in the environment. With none of the three, the form offers the phone number instead.

            22 | schedulingUrl: "https://schedule.maplelaw.example/"
          > 23 | emailjs: { publicKey: "key_maple" }
               |          ^
            24 | claims: { recovered: "$5M+", experience: "12 years", reply: "24 hours", rating: "5.0 Rating" }

        2 problems in 1 file. Nothing was written.
      `,
    },
    {
      of: 'the environment holds only two',
      ids: '{}',
      environment: { serviceId: 'service_ci', templateId: 'template_ci' },
      letter: `
        data/site.yaml

          data/site.yaml:23:10  emailjs.publicKey
          The environment sets EMAILJS_SERVICE_ID and EMAILJS_TEMPLATE_ID, but not EMAILJS_PUBLIC_KEY: a form that is only half connected reaches nobody.
          Write publicKey here, or set EMAILJS_PUBLIC_KEY in the environment. With none of the three, the form offers the phone number instead.

            22 | schedulingUrl: "https://schedule.maplelaw.example/"
          > 23 | emailjs: {}
               |          ^
            24 | claims: { recovered: "$5M+", experience: "12 years", reply: "24 hours", rating: "5.0 Rating" }

        1 problem in 1 file. Nothing was written.
      `,
    },
    {
      of: 'settings and environment together hold only two',
      ids: '{ serviceId: "service_maple" }',
      environment: { publicKey: 'key_ci' },
      letter: `
        data/site.yaml

          data/site.yaml:23:10  emailjs.templateId
          This file sets serviceId, and the environment sets EMAILJS_PUBLIC_KEY, but not EMAILJS_TEMPLATE_ID: a form that is only half connected reaches nobody.
          Write templateId here, or set EMAILJS_TEMPLATE_ID in the environment. With none of the three, the form offers the phone number instead.

            22 | schedulingUrl: "https://schedule.maplelaw.example/"
          > 23 | emailjs: { serviceId: "service_maple" }
               |          ^
            24 | claims: { recovered: "$5M+", experience: "12 years", reply: "24 hours", rating: "5.0 Rating" }

        1 problem in 1 file. Nothing was written.
      `,
    },
    {
      of: 'one has quotes in the environment, and one a space in the settings',
      ids: '{ serviceId: "service 1", publicKey: "key_maple" }',
      environment: { templateId: '"template_ci"' },
      letter: `
        data/site.yaml

          data/site.yaml:23:10  emailjs.templateId
          In the environment EMAILJS_TEMPLATE_ID is "template_ci": an id of EmailJS never contains quotes or spaces, so no message would reach the firm.
          Set it to the id alone, such as service_1a2b3c4.

            22 | schedulingUrl: "https://schedule.maplelaw.example/"
          > 23 | emailjs: { serviceId: "service 1", publicKey: "key_maple" }
               |          ^
            24 | claims: { recovered: "$5M+", experience: "12 years", reply: "24 hours", rating: "5.0 Rating" }

          data/site.yaml:23:23  emailjs.serviceId
          serviceId here is service 1: an id of EmailJS never contains quotes or spaces, so no message would reach the firm.
          Set it to the id alone, such as service_1a2b3c4.

            22 | schedulingUrl: "https://schedule.maplelaw.example/"
          > 23 | emailjs: { serviceId: "service 1", publicKey: "key_maple" }
               |                       ^
            24 | claims: { recovered: "$5M+", experience: "12 years", reply: "24 hours", rating: "5.0 Rating" }

        2 problems in 1 file. Nothing was written.
      `,
    },
  ];
  for (const { of, ids, environment, letter } of refused) {
    it(`are refused when ${of}`, () => {
      const data = settingsWith(ids);
      const { problems = [] } = loadSite(data, { emailjs: environment });
      expect(formatProblems(problems).replaceAll(data, 'data').trimEnd()).toBe(dedent(letter));
    });
  }

  const accepted: (Case & { joined: object })[] = [
    {
      of: 'from the environment override those in the settings',
      ids: '{ serviceId: "service_maple", templateId: "template_maple", publicKey: "key_maple" }',
      environment: { templateId: 'template_ci' },
      joined: { serviceId: 'service_maple', templateId: 'template_ci', publicKey: 'key_maple' },
    },
    {
      of: 'may come partly from the settings and partly from the environment',
      ids: '{ serviceId: "service_maple" }',
      environment: { templateId: 'template_ci', publicKey: 'key_ci' },
      joined: { serviceId: 'service_maple', templateId: 'template_ci', publicKey: 'key_ci' },
    },
    {
      of: 'may all be missing',
      ids: '{}',
      environment: {},
      joined: { serviceId: '', templateId: '', publicKey: '' },
    },
  ];
  for (const { of, ids, environment, joined } of accepted) {
    it(of, () => {
      const { site } = loadSite(settingsWith(ids), { emailjs: environment });
      expect(site?.content.settings.emailjs).toMatchObject(joined);
    });
  }
});

describe('The server that EMAILJS_ORIGIN names', () => {
  const problemsWith = (origin: string) => {
    const { problems = [] } = loadSite(dataToRead(smallSite()), { emailjs: { origin } });
    return problems.map(({ path, says, fix }) => [path, says, fix]);
  };

  it.each([
    'http://api.emailjs.com',
    'api.emailjs.com',
    '"https://api.emailjs.com"',
    'http://localhost.example.com',
  ])('must have an https address or be this machine, so %s is refused', (origin) => {
    expect(problemsWith(origin)).toEqual([
      [
        'emailjs.origin',
        `In the environment EMAILJS_ORIGIN is ${origin}, which is not an https address: others could read what visitors enter.`,
        'Set it to one such as https://api.emailjs.com.',
      ],
    ]);
  });

  it.each([
    'https://mail.example.com',
    'http://localhost:3100',
    'http://mail.localhost',
    'http://127.0.0.1:99',
  ])('may be %s', (origin) => {
    expect(problemsWith(origin)).toEqual([]);
  });
});

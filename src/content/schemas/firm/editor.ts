import { z } from 'zod';
import { titledGroup } from '../common/groups-and-lists.ts';
import { httpsUrl } from '../common/addresses.ts';
import { letter } from '../common/letter.ts';
import { line } from '../common/texts.ts';

/** Where the visual editor at /admin of the finished site saves to. */
export const editorSchema = titledGroup('Editor', {
  backend: z
    .enum(
      ['github', 'gitlab', 'gitea'],
      letter(
        'This is not a host that the editor can use.',
        'Write github, gitlab or gitea (also for Forgejo and Codeberg).',
      ),
    )
    .meta({ description: 'Who keeps the repository', examples: ['github'] }),
  repo: z
    .string()
    .regex(
      /^(?!(?:github|gitlab|codeberg)\.(?:com|org)\/)[\w.-]+(?:\/[\w.-]+)+(?<!\.git)$/,
      letter(
        'This is not the name of a repository.',
        'Write only its owner and name, with a slash between them, such as "maple-law/site".',
      ),
    )
    .meta({ description: 'Owner and name of the repository', examples: ['maple-law/site'] }),
  branch: line('The branch that goes online', 'main').default('main'),
  folder: line('The data folder in the repository', 'data').default('data'),
  server: httpsUrl.optional().meta({
    description: 'Only for a Git server of your own, or one such as Codeberg',
    examples: ['https://codeberg.org'],
  }),
  signIn: httpsUrl.optional().meta({
    description:
      'Only for github: where your sign-in service answers (Sveltia CMS Authenticator); without it, staff sign in with an access token',
    examples: ['https://sign-in.maple-law.workers.dev'],
  }),
  appId: line(
    'Only for gitlab and gitea: the id of the OAuth application; without it, staff sign in with an access token',
  ).optional(),
}).meta({
  description:
    'Staff edit at /admin of the finished site, and a save is a commit. Without it, the site has no such page',
});

export type EditorSettings = z.infer<typeof editorSchema>;

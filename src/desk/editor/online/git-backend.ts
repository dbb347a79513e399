import type { EditorSettings } from '#content/schemas/firm/editor.ts';

interface GitHost {
  /** Default address, unless the settings name another server. */
  server: string;
  /** Path of its API. */
  api: (server: string) => string;
  /** How staff sign in with their account there. */
  signIn: (settings: EditorSettings, server: string) => object;
}

const withAppId = ({ appId }: EditorSettings, server: string) =>
  appId ? { base_url: server, auth_type: 'pkce', app_id: appId } : { base_url: server };

const gitHosts: Record<EditorSettings['backend'], GitHost> = {
  github: {
    server: 'https://github.com',
    api: (server) => (server === 'https://github.com' ? 'https://api.github.com' : `${server}/api/v3`),
    signIn: ({ signIn }) => (signIn ? { base_url: signIn } : {}),
  },
  gitlab: { server: 'https://gitlab.com', api: (server) => `${server}/api/v4`, signIn: withAppId },
  gitea: {
    server: 'https://gitea.com',
    api: (server) => `${server}/api/v1`,
    signIn: ({ appId }, server) => ({ base_url: server, ...(appId && { app_id: appId }) }),
  },
};

/** The repository in the words of the editor's configuration. */
export function gitBackend(settings: EditorSettings): object {
  const { backend, repo, branch, signIn, appId } = settings;
  const host = gitHosts[backend];
  const server = (settings.server ?? host.server).replace(/\/$/, '');
  return {
    name: backend,
    repo,
    branch,
    api_root: host.api(server),
    ...host.signIn(settings, server),
    // Sign-in methods that are not set up would only fail.
    ...(!signIn && !appId && { auth_methods: ['token'] }),
  };
}

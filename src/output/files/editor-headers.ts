import type { EditorSettings } from '#content/schemas/firm/editor.ts';

/** Addresses that the editor loads from for each repository host, where no server is set. */
const others: Record<EditorSettings['backend'], { asked: string[]; pictures: string[] }> = {
  github: {
    asked: ['https://api.github.com', 'https://www.githubstatus.com'],
    pictures: ['https://avatars.githubusercontent.com'],
  },
  gitlab: {
    asked: ['https://gitlab.com', 'https://status-api.hostedstatus.com'],
    pictures: ['https://gitlab.com', 'https://secure.gravatar.com'],
  },
  gitea: { asked: ['https://gitea.com'], pictures: ['https://gitea.com', 'https://secure.gravatar.com'] },
};

/**
 * Headers only for /admin. At Cloudflare a line with an exclamation mark removes a header set for all pages; other
 * hosts ignore such lines and let the later rule win.
 */
export function editorHeaders({ backend, server }: EditorSettings): string {
  const own = server ? [new URL(server).origin] : [];
  const { asked, pictures } = server ? { asked: own, pictures: own } : others[backend];
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' blob: data: ${pictures.join(' ')}`,
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self' blob: data: ${asked.join(' ')}`,
    "worker-src 'self'",
    "frame-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    'upgrade-insecure-requests',
  ].join('; ');
  // To sign in, the editor opens a window of the host, which reports back to its opener.
  const headers = {
    'Content-Security-Policy': policy,
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  };
  const lines = Object.entries(headers).map(([name, value]) => `  ! ${name}\n  ${name}: ${value}\n`);
  return ['/admin', '/admin/*'].map((at) => `\n${at}\n${lines.join('')}`).join('');
}

import type { Deployment } from './deployment.ts';
import type { NamedFile } from '#lib/named-file.ts';
import { movedRules, splatFor, withoutEnding } from '#lib/host-rules.ts';

/** Build command, clean addresses, redirects and headers, in the format of Vercel. */
export function vercelJson({ redirects, headers }: Deployment): NamedFile {
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: 'npm run generate',
    outputDirectory: 'dist',
    cleanUrls: true,
    trailingSlash: false,
    redirects: movedRules(redirects).map(({ from, to, status }) => ({
      // Vercel strips endings before it matches redirects.
      source: withoutEnding(from).replace('*', `:splat(${splatFor(to)})`),
      destination: to,
      statusCode: status,
    })),
    headers: headers.map((rule) => ({
      source: rule.path.replace('*', '(.*)'),
      headers: rule.headers.map(({ name, value }) => ({ key: name, value })),
    })),
  };
  return { name: 'vercel.json', text: `${JSON.stringify(settings, null, 2)}\n` };
}

import { describe, expect, it } from 'vitest';
import { readDeployment } from '#hosts/deployment.ts';
import { nginxConf } from '#hosts/nginx-conf.ts';
import { deployedSite } from './support/deployed.ts';

const dir = () => deployedSite();

describe('nginx.conf', () => {
  it('has the host of the site, its redirects and its headers', () => {
    const { text } = nginxConf(readDeployment(dir()));
    for (const line of [
      '  server_name www.maplelaw.example;',
      '  "/old-about" "/about";',
      '  gzip_comp_level 6;',
      '  "~^/journal/(?<splat>.*)$" "/blog/$splat";',
      '  "~^/area/(?<p1>[^/]+)/info$" "/practice/$p1";',
      `  add_header Content-Security-Policy "default-src 'none'; script-src 'self'" always;`,
      '  "/" "public, max-age=0, must-revalidate";',
      '  "~^/(?<page>[^/]+)$" "public, max-age=0, must-revalidate";',
      '  "~^/assets/(?<splat>.*)$" "public, max-age=31536000, immutable";',
      '  location /practice/ { try_files $uri $uri.html $uri/index.html =404; error_page 404 /practice/404.html; }',
    ]) {
      expect(text.split('\n')).toContain(line);
    }
  });

  it('may be for an address with a port, which belongs to no name and no folder', () => {
    const robots = { 'robots.txt': 'Sitemap: https://maple-law.example:8443/sitemap.xml\n' };
    const { text } = nginxConf(readDeployment(deployedSite(robots)));
    for (const line of [
      '  return 301 https://maple-law.example:8443$request_uri;',
      '  listen 8443 ssl http2;',
      '  server_name maple-law.example;',
      '  ssl_certificate /etc/ssl/certs/maple-law.example.pem;',
      '  root /var/www/maple-law.example;',
      '  server_name www.maple-law.example;',
    ]) {
      expect(text.split('\n')).toContain(line);
    }
  });

  it('sends visitors to https at the same name first, which browsers then keep for https', () => {
    const { text } = nginxConf(readDeployment(dir()));
    const plain = Array.from(
      text.matchAll(/ listen 80;\n.*\n {2}server_name (.+);\n {2}return 301 (.+)\$request_uri;\n/g),
      ([, name, to]) => [name, to],
    );
    expect(plain).toEqual([
      ['www.maplelaw.example', 'https://www.maplelaw.example'],
      ['maplelaw.example', 'https://maplelaw.example'],
    ]);
  });

  it('gives redirects the general headers, even inside a folder with headers of its own', () => {
    const lines = nginxConf(readDeployment(dir())).text.split('\n');
    const first = lines.indexOf('  "~.(?:/|\\.html)$" "";');
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(
      lines.indexOf('  "~^/assets/(?<splat>.*)$" "public, max-age=31536000, immutable";'),
    );
    expect(lines).toContain('  "~.(?:/|\\.html)$" "same-origin";');
  });

  it('shares no variable and no folder with the site of another firm on the same server', () => {
    const ownOf = (host: string) => {
      const robots = { 'robots.txt': `Sitemap: https://${host}/sitemap.xml\n` };
      const { text } = nginxConf(readDeployment(deployedSite(robots)));
      return Array.from(
        text.matchAll(/^(?:map \S+ (\$\w+) |  root (\S+);)/gm),
        ([, name, folder]) => name ?? folder,
      );
    };
    const [maple, oak] = [ownOf('www.maple-law.example'), ownOf('www.oak-law.example')];
    expect(maple).toContain('/var/www/www.maple-law.example');
    expect(maple.length).toBeGreaterThan(5);
    expect(maple.filter((name) => oak.includes(name))).toEqual([]);
  });

  it('shares no variable with a site at another port of the same name', () => {
    const variablesAt = (host: string) => {
      const robots = { 'robots.txt': `Sitemap: https://${host}/sitemap.xml\n` };
      const { text } = nginxConf(readDeployment(deployedSite(robots)));
      return Array.from(text.matchAll(/^map \S+ (\$\w+) /gm), ([, name]) => name);
    };
    const trial = variablesAt('maple-law.example:8443');
    expect(trial.length).toBeGreaterThan(5);
    expect(trial.filter((name) => variablesAt('maple-law.example').includes(name))).toEqual([]);
  });

  it('ends every statement and has matching braces', () => {
    const lines = nginxConf(readDeployment(dir())).text.split('\n');
    const statements = lines.filter((line) => line.trim() !== '' && !line.trim().startsWith('#'));
    expect(statements.filter((line) => !/[;{}]$/.test(line))).toEqual([]);
    const unquoted = statements.join('\n').replace(/"(?:[^"\\]|\\.)*"/g, '');
    expect(unquoted.split('{').length).toBe(unquoted.split('}').length);
  });
});

import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import sparticuz from '@sparticuz/chromium';

const packageFile = path.join(
  createRequire(import.meta.url).resolve('@sparticuz/chromium'),
  '../../../package.json',
);

/**
 * The browser inside the package, unpacked once for all runs. It is unpacked into another folder and then moved,
 * because the package treats a file as complete even if another thread is still writing it, or a killed run left it
 * incomplete.
 */
export async function unpackBrowser(): Promise<string> {
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
  const shared = tmpdir();
  const folder = path.join(shared, `chromium-${version}-of-${userInfo().username}`);
  const browser = path.join(folder, 'chromium');
  if (existsSync(browser)) return browser;
  const aside = mkdtempSync(`${folder}-`);
  // The package unpacks into the folder for temporary files.
  process.env.TMPDIR = aside;
  try {
    await sparticuz.executablePath();
  } finally {
    process.env.TMPDIR = shared;
  }
  try {
    renameSync(aside, folder);
  } catch (error) {
    // Another run was quicker.
    rmSync(aside, { recursive: true, force: true });
    if (!existsSync(browser)) throw error;
  }
  return browser;
}

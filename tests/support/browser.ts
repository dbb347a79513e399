import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';
import { inject } from 'vitest';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

// Not the package's own list, which is for cloud functions and disables web security.
const packagedArgs = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  // Draws nothing, because no test looks at pixels, and without a graphics card drawing takes most of the
  // time.
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-gl-drawing-for-tests',
  '--font-render-hinting=none',
  // A page shares the process of the empty tab before it.
  '--renderer-process-limit=1',
];

/** Loads no pictures, which few tests need. */
export const withoutPictures = ['--blink-settings=imagesEnabled=false'];

/** A real Chromium: the one inside the npm package on Linux x64, a system browser elsewhere. */
export async function launch(...args: string[]): Promise<Browser> {
  const packaged = inject('packagedBrowser');
  if (packaged) return chromium.launch({ executablePath: packaged, args: [...packagedArgs, ...args] });
  const executablePath = systemBrowsers.find((file) => existsSync(file));
  if (!executablePath)
    throw new Error('Install Chrome or Chromium: the browser tests need one on this platform.');
  return chromium.launch({ executablePath, args });
}

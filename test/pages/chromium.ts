import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe } from 'vitest';
import { skippedTitle } from '../postgres/skipped.ts';

/** The path of Chromium, by default where Debian installs it. */
const EXECUTABLE = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** A page open in a browser. */
export interface OpenPage {
  readonly page: Page;
  /** Unexpected requests and errors. */
  readonly problems: string[];
}

/** The settings of the browser: size, color scheme and so on. */
export type BrowserOptions = Parameters<Browser['newContext']>[0];

/**
 * Runs tests that share a real browser. `open` opens a file or an address. Without a browser, the tests are reported as
 * skipped.
 */
export function describeChromium(
  title: string,
  tests: (open: (place: string, look?: BrowserOptions) => Promise<OpenPage>) => void,
) {
  if (!existsSync(EXECUTABLE)) {
    describe.skip(skippedTitle(title, `There is no ${EXECUTABLE}.`), () =>
      tests(() => Promise.reject(new Error('skipped'))),
    );
    return;
  }
  describe(title, () => {
    let browser: Browser;
    beforeAll(async () => {
      // In a container, tests run as root, and Chromium's sandbox doesn't allow that.
      browser = await chromium.launch({ executablePath: EXECUTABLE, chromiumSandbox: false });
    });
    afterAll(() => browser.close());
    tests((place, look) => openPage(browser, place.startsWith('http:') ? place : `file://${place}`, look));
  });
}

async function openPage(browser: Browser, address: string, look: BrowserOptions = {}): Promise<OpenPage> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...look });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('request', (request) => request.url() !== address && problems.push(request.url()));
  page.on('console', (message) => problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('dialog', (dialog) => {
    problems.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto(address);
  return { page, problems };
}

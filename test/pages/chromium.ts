import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe } from 'vitest';
import { notHere } from '../postgres/skipped.ts';

/** Where Debian installs it. */
const EXECUTABLE = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** A page open in a browser. */
export interface Opened {
  readonly page: Page;
  /** Unexpected requests and errors. */
  readonly strays: string[];
}

/** The settings of the browser: size, color scheme and so on. */
export type Look = Parameters<Browser['newContext']>[0];

/** Tests in a real browser, one for all of them. Without a browser, the report names them as skipped. */
export function describeChromium(title: string, tests: (open: (file: string, look?: Look) => Promise<Opened>) => void) {
  if (!existsSync(EXECUTABLE)) {
    describe.skip(notHere(title, `There is no ${EXECUTABLE}.`), () =>
      tests(() => Promise.reject(new Error('skipped'))),
    );
    return;
  }
  describe(title, () => {
    let browser: Browser;
    beforeAll(async () => {
      // In a container it is root, for whom Chromium's sandbox does not run.
      browser = await chromium.launch({ executablePath: EXECUTABLE, chromiumSandbox: false });
    });
    afterAll(() => browser.close());
    tests((file, look) => opened(browser, `file://${file}`, look));
  });
}

async function opened(browser: Browser, address: string, look: Look = {}): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...look });
  const page = await context.newPage();
  const strays: string[] = [];
  page.on('request', (request) => request.url() !== address && strays.push(request.url()));
  page.on('console', (message) => strays.push(message.text()));
  page.on('pageerror', (error) => strays.push(error.message));
  page.on('dialog', (dialog) => {
    strays.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto(address);
  return { page, strays };
}

// Pictures of an encounter's page, as a phone shows it in dark mode.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { newFolder } from '../bot.ts';
import { withFewColors } from './png.ts';

/** Draws the page's first step in which someone moves, and the result of checking its dice. Throws if no one moves. */
export async function pagePictures(html: string): Promise<{ readonly steps: Buffer; readonly check: Buffer }> {
  const path = join(newFolder(), 'page.html');
  writeFileSync(path, html);
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' });
  try {
    const look = { viewport: { width: 390, height: 844 }, colorScheme: 'dark', reducedMotion: 'reduce' } as const;
    const page = await browser.newPage(look);
    await page.goto(`file://${path}`);
    const slider = page.locator('#stepper input[type=range]');
    const last = await slider.getAttribute('max');
    while ((await page.locator('#field .way .case[d*=L]').count()) === 0) {
      if ((await slider.inputValue()) === last) throw new Error('No one moves in this encounter');
      await page.click('#next');
    }
    const steps = await page.locator('#stepper').screenshot();
    await page.click('#check');
    await page.waitForSelector('.verdict');
    await page.evaluate('document.querySelectorAll("#result ~ *").forEach((each) => each.remove())');
    const check = await page.locator('#dice').screenshot();
    return { steps: withFewColors(steps), check: withFewColors(check) };
  } finally {
    await browser.close();
  }
}

import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '../bot.ts';
import { withFewColors } from './png.ts';

const PHONE_WIDTH = 390;

/** Draws a whole page as a PNG. The variable CHROMIUM names the browser. */
export function pngOf(page: string, width = PHONE_WIDTH): Buffer {
  const folder = newFolder();
  const path = join(folder, 'page.html');
  const measure = '<script>document.title = document.documentElement.offsetHeight</script>';
  writeFileSync(path, page.replace('</body>', `${measure}</body>`));
  const height = Number(/<title>(\d+)<\/title>/.exec(browse(path, width, 400, '--dump-dom'))?.[1]);
  if (!height) throw new Error('The page could not be measured');
  const picture = join(folder, 'page.png');
  browse(path, width, height, `--screenshot=${picture}`);
  return withFewColors(readFileSync(picture));
}

function browse(path: string, width: number, height: number, what: string): string {
  const browser = process.env.CHROMIUM;
  if (browser === undefined) throw new Error('Set CHROMIUM to the path of a chromium');
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--force-device-scale-factor=1'];
  const size = `--window-size=${width},${height}`;
  const { stdout, stderr, status } = spawnSync(browser, [...flags, size, what, `file://${path}`], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${browser}: ${stderr}`);
  return stdout;
}

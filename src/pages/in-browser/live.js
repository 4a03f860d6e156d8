// Keeps a shared encounter's page up to date: it asks its own address, and shows what has changed.

/** How often the page asks for changes, in milliseconds. */
const INTERVAL = 3_000;
/** How long the page waits after an error, or if the encounter isn't shared anymore, in milliseconds. */
const PAUSE = 15_000;

/** @type {string | null} */
let tag = null;
/** @type {number | undefined} */
let timer;

/**
 * Asks for changes once. Returns after how many milliseconds to ask again.
 * @returns {Promise<number>}
 */
async function update() {
  try {
    const response = await fetch(location.pathname, {
      headers: tag === null ? {} : { 'If-None-Match': tag },
      cache: 'no-store',
      signal: AbortSignal.timeout(10_000),
    });
    if (response.status === 429) return 1000 * Math.max(1, Number(response.headers.get('Retry-After')) || 0);
    const isGone = response.status === 404;
    show('gone', isGone);
    show('stale', !isGone && response.status !== 200 && response.status !== 304);
    if (response.status === 200) {
      draw(await response.text());
      tag = response.headers.get('ETag');
    }
    if (isGone) {
      document.querySelector('main')?.replaceChildren();
      tag = null;
    }
    return response.ok || response.status === 304 ? INTERVAL : PAUSE;
  } catch {
    show('stale', true);
    return PAUSE;
  }
}

/** @param {string} id @param {boolean} isShown */
function show(id, isShown) {
  const notice = document.getElementById(id);
  if (notice) notice.hidden = !isShown;
}

/** @param {string} html */
function draw(html) {
  const newDocument = new DOMParser().parseFromString(html, 'text/html');
  const [before, after] = [document.querySelector('main'), newDocument.querySelector('main')];
  if (!before || !after) return;
  document.title = newDocument.title;
  if (before.outerHTML === after.outerHTML) return;
  before.replaceWith(after);
  showTurn();
}

/** Scrolls a long list to the combatant whose turn it is. */
function showTurn() {
  document.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
}

async function run() {
  clearTimeout(timer);
  if (document.hidden) return;
  const wait = await update();
  clearTimeout(timer);
  timer = setTimeout(run, wait);
}

document.addEventListener('visibilitychange', run);
showTurn();
timer = setTimeout(run, INTERVAL);

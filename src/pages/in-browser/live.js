// Keeps a shared encounter's page up to date: it asks its own address, and shows what has changed.

/** How often the page asks for changes, in milliseconds. */
const UPDATE_INTERVAL_MS = 3_000;
/** How long the page waits after an error, or if the encounter isn't shared anymore, in milliseconds. */
const PAUSE_AFTER_ERROR_MS = 15_000;

/** @type {string | null} */
let versionTag = null;
/** @type {number | undefined} */
let timer;

/**
 * Asks for changes once. Returns after how many milliseconds to ask again.
 * @returns {Promise<number>}
 */
async function updatePage() {
  try {
    const response = await fetch(location.pathname, {
      headers: versionTag === null ? {} : { 'If-None-Match': versionTag },
      cache: 'no-store',
      signal: AbortSignal.timeout(10_000),
    });
    if (response.status === 429) return 1000 * Math.max(1, Number(response.headers.get('Retry-After')) || 0);
    const isGone = response.status === 404;
    showNotice('gone', isGone);
    showNotice('stale', !isGone && response.status !== 200 && response.status !== 304);
    if (response.status === 200) {
      replaceMain(await response.text());
      versionTag = response.headers.get('ETag');
    }
    if (isGone) {
      document.querySelector('main')?.replaceChildren();
      versionTag = null;
    }
    return response.ok || response.status === 304 ? UPDATE_INTERVAL_MS : PAUSE_AFTER_ERROR_MS;
  } catch {
    showNotice('stale', true);
    return PAUSE_AFTER_ERROR_MS;
  }
}

/** @param {string} id @param {boolean} isShown */
function showNotice(id, isShown) {
  const notice = document.getElementById(id);
  if (notice) notice.hidden = !isShown;
}

/** @param {string} html */
function replaceMain(html) {
  const newDocument = new DOMParser().parseFromString(html, 'text/html');
  const [oldMain, newMain] = [document.querySelector('main'), newDocument.querySelector('main')];
  if (!oldMain || !newMain) return;
  document.title = newDocument.title;
  if (oldMain.outerHTML === newMain.outerHTML) return;
  oldMain.replaceWith(newMain);
  showTurn();
}

/** Scrolls a long list to the combatant whose turn it is. */
function showTurn() {
  document.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
}

async function updateAndWait() {
  clearTimeout(timer);
  if (document.hidden) return;
  const waitMs = await updatePage();
  clearTimeout(timer);
  timer = setTimeout(updateAndWait, waitMs);
}

document.addEventListener('visibilitychange', updateAndWait);
showTurn();
timer = setTimeout(updateAndWait, UPDATE_INTERVAL_MS);

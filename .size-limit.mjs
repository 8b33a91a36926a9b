import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

// Bytes as brotli sends them. Each script that a page can load has a budget: those of the booking page by name, so that a
// new one asks for a line here.
const PAGES = 'dist/booking-ui/assets'
const PAGE_SCRIPTS = {
  booking: 22_000,
  manage: 22_000,
  'zone-menu': 10_100,
  cities: 4_800,
  'after-pick': 8_150,
  'booked-card': 2_500,
  'reschedule-steps': 5_000,
  'confirm-step': 2_500,
  framed: 1_000,
  poll: 6_000,
  'choose-zone': 18_100,
  'compare-with-file': 3_500,
  zones: 2_500,
  proof: 1_000,
  'count-here': 1_000,
  'choose-person': 1_000,
}
const PAGE_SCRIPT = 500

const DASHBOARD = 'dist/host-app'
// What every room needs, what the first screen needs besides, what is fetched once that stands, and what many others share. The
// rooms come when they are opened.
const DASHBOARD_SCRIPTS = { main: 130_700, home: 12_700, next: 52_500, shared: 56_500 }
const DASHBOARD_SCRIPT = 21_000

// `./home-AbCd_123.js`; in the names of texts, the language comes before the hash.
const HASHED = /([\w.${}-]+)-[\w-]{8}\.js\b/g

export default [
  budget('loader', 'dist/embed-loader/scheduling.js', 1_800),
  budget('loader: popup', 'dist/embed-loader/popup.js', 1_024),
  budget('loader: floating button', 'dist/embed-loader/floating-button.js', 550),
  budget('loader: conversions', 'dist/embed-loader/conversions.js', 800),
  budget('extension: content script', 'dist/extension/insert.js', 12_000),
  budget('extension: service worker', 'dist/extension/worker.js', 6_000),
  ...scripts('booking page', PAGES, PAGE_SCRIPTS, PAGE_SCRIPT),
  budget('booking page: first times, in the document', 'dist/booking-ui/first-times.js', 4_650),
  // Not compressed: it is part of the document, which may have 10,000 bytes.
  { name: 'video page: script', path: 'dist/booking-ui/video-player.js', limit: '3000 B', brotli: false },
  {
    name: 'video page: script of a linked video',
    path: 'dist/booking-ui/linked-video.js',
    limit: '3000 B',
    brotli: false,
  },
  budget('dashboard: first screen', firstScreen(), 144_300),
  ...scripts('dashboard', DASHBOARD, DASHBOARD_SCRIPTS, DASHBOARD_SCRIPT),
  budget('dashboard: style sheet', `${DASHBOARD}/*.css`, 27_500),
]

function budget(name, path, bytes) {
  return { name: `${name}, brotli`, path, limit: `${bytes} B`, brotli: true }
}

/** One budget for each script of a folder, whatever its hash. Those of all languages have the same. */
function scripts(page, folder, named, bytes) {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.js')) : []
  return files.map((file) => {
    const name = file.replace(/-[\w-]{8}\.js$/, '')
    return budget(
      `${page}: ${name}`,
      withSteadyNames(`${folder}/${file}`),
      named[name.split('.')[0]] ?? bytes,
    )
  })
}

/** What the browser asks for at once, as its document lists it. */
function firstScreen() {
  const file = `${DASHBOARD}/index.html`
  const document = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return [...document.matchAll(/(?:src|href)="\/assets\/(host-app\/[^"]+\.js)"/g)].map(([, script]) =>
    withSteadyNames(`dist/${script}`),
  )
}

/**
 * A copy in which the hash in each name of a script comes from the name alone. The real ones change with every edit anywhere, and
 * a script that names a hundred others then compresses by up to 70 bytes more or less.
 */
function withSteadyNames(file) {
  const copy = join('node_modules/.cache/sizes', file)
  const code = readFileSync(file, 'utf8').replaceAll(HASHED, (_, name) => `${name}-${steadyHash(name)}.js`)
  mkdirSync(dirname(copy), { recursive: true })
  writeFileSync(copy, code)
  return copy
}

/** Files of texts have a dot before their language, and one hash together. */
function steadyHash(name) {
  const named = name.includes('.') ? 'texts' : name
  return createHash('sha256').update(named).digest('base64url').slice(0, 8)
}

import { globSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import alias from '@rollup/plugin-alias'
import commonjs from '@rollup/plugin-commonjs'
import dynamicImports from '@rollup/plugin-dynamic-import-vars'
import json from '@rollup/plugin-json'
import resolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import { PAGE_SCRIPTS } from './packages/contract/src/public-pages.ts'
import { catalogs, cities } from './scripts/build/catalogs.mjs'
import { clean } from './scripts/build/clean.mjs'
import { compress } from './scripts/build/compress.mjs'
import { copied } from './scripts/build/copied.mjs'
import { css } from './scripts/build/css.mjs'
import { extensionFiles } from './scripts/build/extension.mjs'
import { entryScripts } from './scripts/build/entry-scripts.mjs'
import { files } from './scripts/build/files.mjs'
import { html } from './scripts/build/html.mjs'
import { minify } from './scripts/build/minify.mjs'
import { root } from './scripts/build/targets.mjs'
import { tiers } from './scripts/build/tiers.mjs'
import { transpile } from './scripts/build/transpile.mjs'
import { workers } from './scripts/build/workers.mjs'
import { wordpressPlugin } from './scripts/build/wordpress-plugin.mjs'

// Entry → format → output. `rollup -c` builds all, `ONLY=booking-ui rollup -c` one.
// The server serves `dist/booking-ui/assets/` under /assets/ and `dist/host-app/` under /assets/host-app/.
const hashed = { format: 'es', entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js' }

const PAGES = 'dist/booking-ui/assets'
const DASHBOARD = 'dist/host-app'
// Each kind of public page has one self-contained script, so a page costs two requests.
const FIRST_TIMES = 'dist/booking-ui/first-times.js'
// The server writes one of them into the page of a video.
const VIDEO_PLAYERS = ['video-player', 'linked-video']
// The page that tries the API loads it, and nothing else does.
const EXTENSION = 'dist/extension'
const API_REFERENCE = '@scalar/api-reference/dist/browser/standalone.js'
const SCRIPTS = [...PAGE_SCRIPTS, 'framed']

const DASHBOARD_SOURCE = path.join(root, 'packages/host-app/src/')
const tierOf = tiers({
  main: path.join(DASHBOARD_SOURCE, 'main.tsx'),
  screens: [path.join(DASHBOARD_SOURCE, 'features/event-types/list/event-types-page.tsx')],
  openable: [
    'app/more-rooms.tsx',
    'features/calendars/broken-bar.tsx',
    'shell/acting/user-menu.tsx',
    'features/event-types/list/event-type-menu.tsx',
    'features/event-types/list/delete-dialog.tsx',
    'ui/reorder/load-reorder-list.ts',
  ].map((part) => path.join(DASHBOARD_SOURCE, part)),
  apart: {
    // Weeks with what is in calendars, to pick or paint times on. Few of the screens that need `shared` need them.
    weeks: ['features/busy/', 'features/availability/paint/', 'features/picking/'].map((folder) =>
      path.join(DASHBOARD_SOURCE, folder),
    ),
  },
  source: DASHBOARD_SOURCE,
})

const builds = [
  {
    name: 'embed-loader',
    input: 'packages/embed-loader/src/index.ts',
    output: { file: 'dist/embed-loader/scheduling.js', format: 'iife', strict: false },
    plugins: (entry) => [
      ...code(entry),
      // Arrow functions are shorter, and the loader works the same with them.
      minify({ compress: { passes: 4, ecma: 2022, unsafe_arrows: true } }),
      compress(),
      wordpressPlugin(),
    ],
  },
  ...['popup', 'floating-button', 'conversions'].map((part) => ({
    name: 'embed-loader',
    input: `packages/embed-loader/src/${part}.ts`,
    output: { file: `dist/embed-loader/${part}.js`, format: 'es' },
    plugins: (entry) => [...code(entry), minify({ compress: { passes: 4, ecma: 2020 } }), compress()],
  })),
  ...SCRIPTS.map((script, index) => ({
    name: 'booking-ui',
    input: globSync(`packages/booking-ui/src/entries/${script}.{ts,tsx}`)[0],
    output: { dir: PAGES, ...hashed, entryFileNames: `${script}-[hash].js` },
    plugins: (entry) => [
      index === 0 && clean('dist/booking-ui'),
      preact(),
      ...code(entry, { dedupe: ['preact'] }),
      css({ emit: 'later', script }),
      // Arrow functions and methods are shorter. Nobody calls these functions with `new`.
      minify({ compress: { ecma: 2022, unsafe_methods: true } }),
      compress(),
    ],
  })),
  {
    name: 'booking-ui',
    input: 'packages/booking-ui/src/entries/first-times.ts',
    output: { file: FIRST_TIMES, format: 'iife' },
    plugins: (entry) => [...code(entry), css({ emit: 'none' }), minify()],
  },
  ...VIDEO_PLAYERS.map((script) => ({
    name: 'booking-ui',
    input: `packages/booking-ui/src/entries/${script}.ts`,
    output: { file: `dist/booking-ui/${script}.js`, format: 'es' },
    plugins: (entry) => [
      ...code(entry),
      minify({ compress: { passes: 4, ecma: 2022, unsafe_arrows: true, unsafe_methods: true } }),
    ],
  })),
  {
    name: 'booking-ui',
    input: 'packages/booking-ui/src/server.tsx',
    output: {
      dir: 'dist/booking-ui',
      format: 'es',
      entryFileNames: 'server.js',
      chunkFileNames: 'server/[name]-[hash].js',
      // In the same file, they would come after the code that needs them.
      manualChunks: (id, { getModuleInfo }) => catalogName(id, getModuleInfo(id)),
    },
    plugins: (entry) => [
      entryScripts({
        folder: PAGES,
        names: SCRIPTS,
        base: '/assets/',
        inline: { firstTimes: FIRST_TIMES },
      }),
      preact(),
      ...code(entry, { dedupe: ['preact'], browser: false }),
      css({ emit: 'inline' }),
    ],
  },
  {
    name: 'api-reference',
    input: API_REFERENCE,
    output: { dir: 'dist/api-reference' },
    plugins: (entry) => [copied(entry, 'reference.js'), compress()],
  },
  // What runs in a page and in the background stands alone.
  ...['insert', 'worker'].map((script, index) => ({
    name: 'extension',
    input: `packages/extension/src/${script}.ts`,
    output: { file: `${EXTENSION}/${script}.js`, format: 'iife' },
    plugins: (entry) => [index === 0 && clean(EXTENSION), ...code(entry), minify()],
  })),
  ...['options', 'popup'].map((page) => ({
    name: 'extension',
    input: `packages/extension/src/${page}.ts`,
    output: {
      dir: EXTENSION,
      format: 'es',
      entryFileNames: '[name].js',
      chunkFileNames: `${page}-[name].js`,
    },
    plugins: (entry) => [...code(entry), minify(), page === 'popup' && extensionFiles(EXTENSION)],
  })),
  {
    name: 'mail',
    input: 'packages/server/src/mail/templates/index.tsx',
    output: { file: 'dist/mail/templates.js', format: 'es', inlineDynamicImports: true },
    external: /^(?:react|react-dom|@react-email)(?:\/|$)/,
    plugins: (entry) => code(entry, { browser: false }),
  },
  {
    // It runs before the first paint. It is self-contained, and no module: a module would wait for the document.
    name: 'host-app',
    input: 'packages/host-app/src/first-paint.ts',
    output: { dir: DASHBOARD, format: 'iife', entryFileNames: 'first-paint-[hash].js' },
    plugins: (entry) => [clean(DASHBOARD), ...code(entry), minify(), compress()],
  },
  // Self-contained, so that a worker does not load what pages share.
  ...[
    'videos/tape/tape-worker',
    'videos/recorder/picture/bubble-worker',
    'campaigns/import/import-worker',
  ].map((worker) => ({
    name: 'host-app',
    input: `packages/host-app/src/features/${worker}.ts`,
    output: { dir: DASHBOARD, format: 'es', entryFileNames: '[name]-[hash].js' },
    plugins: (entry) => [...code(entry), minify(), compress()],
  })),
  {
    name: 'host-app',
    input: 'packages/host-app/src/main.tsx',
    // Few files, because every small one costs a request.
    output: {
      dir: DASHBOARD,
      ...hashed,
      onlyExplicitManualChunks: true,
      manualChunks: (id, graph) => catalogName(id, graph.getModuleInfo(id)) ?? tierOf(id, graph),
    },
    plugins: (entry) => [
      files({ base: '/assets/host-app/' }),
      ...code(entry, { dedupe: ['react', 'react-dom'], texts: catalogs() }),
      css({ emit: 'file' }),
      workers({ folder: DASHBOARD, base: '/assets/host-app/' }),
      minify(),
      html({
        title: 'Scheduling',
        base: '/assets/host-app/',
        firstPaint: { folder: DASHBOARD, name: 'first-paint' },
        icon: 'packages/host-app/src/icon.svg',
        main: entry,
      }),
      compress(),
    ],
  },
]

export default builds
  .filter(({ name }) => !process.env.ONLY || process.env.ONLY === name)
  .map(({ name: _name, input, output, plugins, ...build }) => ({
    ...build,
    input,
    output: { ...output, sourcemap: 'hidden' },
    plugins: plugins(input),
    treeshake: { moduleSideEffects: hasEffects },
    onwarn,
  }))

// A file of texts, or all files of the divided catalog that it is in (`scripts/build/catalogs.mjs`).
const CATALOG = /(?:\/packages\/messages\/src\/|catalog:)(\w{2})\/([\w-]+)(?:\.ts)?$/

function catalogName(id, { importers }) {
  const whole = importers.find((importer) => importer.includes('catalog:'))
  const [, language, name] = CATALOG.exec(whole ?? id) ?? []
  return name && `${name}.${language}`
}

// Same as in their package.json; the TypeScript plugin does not pass it on.
const PURE = /\/packages\/(?:domain|contract|messages)\/src\//

function hasEffects(id) {
  return !PURE.test(id)
}

/** Each language's catalog becomes a separate file. */
function catalogFiles() {
  return dynamicImports({ include: 'packages/messages/src/*.ts', errorWhenNoFilesFound: true })
}

function code(entry, { browser = true, dedupe = [], texts = catalogFiles() } = {}) {
  const folder = entry.split('/').slice(0, 2).join('/')
  return [
    resolve({
      browser,
      extensions: ['.mjs', '.js', '.ts', '.tsx', '.json'],
      exportConditions: browser ? [] : ['node'],
      dedupe,
      // The extension has no packages of its own beside these.
      modulePaths: [path.join(root, 'packages/host-app/node_modules')],
      // Without it, `dedupe` looks for the package beside this file.
      rootDir: path.join(root, folder),
    }),
    commonjs(),
    json(),
    transpile(),
    texts,
    // The server opens no menu.
    browser && cities(),
    replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
  ]
}

/** The booking page is written against React and shipped on Preact. */
function preact() {
  return alias({
    entries: [
      { find: /^react\/jsx-runtime$/, replacement: '@preact/compat/jsx-runtime' },
      { find: /^react-dom\/client$/, replacement: '@preact/compat/client' },
      { find: /^react(?:-dom)?$/, replacement: '@preact/compat' },
    ],
  })
}

function onwarn(warning, warn) {
  // `'use client'` at the top of library files means nothing in a bundle.
  if (warning.code === 'MODULE_LEVEL_DIRECTIVE') return
  if (warning.code === 'CIRCULAR_DEPENDENCY' && /node_modules/.test(warning.message)) return
  warn(warning)
}

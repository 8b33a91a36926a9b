import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import alias from '@rollup/plugin-alias'
import commonjs from '@rollup/plugin-commonjs'
import json from '@rollup/plugin-json'
import resolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import terser from '@rollup/plugin-terser'
import typescript from '@rollup/plugin-typescript'
import { clean } from './scripts/build/clean.mjs'
import { compress } from './scripts/build/compress.mjs'
import { css } from './scripts/build/css.mjs'
import { entryScript } from './scripts/build/entry-script.mjs'
import { html } from './scripts/build/html.mjs'
import { minify } from './scripts/build/minify.mjs'
import { root } from './scripts/build/targets.mjs'

// Entry → format → output. `rollup -c` builds all, `ONLY=booking-ui rollup -c` one.
// The server serves `dist/booking-ui/assets/` under /assets/ and `dist/host-app/` under /assets/host-app/.
const hashed = { format: 'es', entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js' }

const builds = [
  {
    name: 'embed-loader',
    input: 'packages/embed-loader/src/index.ts',
    output: { file: 'dist/embed-loader/scheduling.js', format: 'iife' },
    plugins: [
      ...code('embed-loader'),
      terser({ ecma: 2020, compress: { passes: 3 }, format: { comments: false } }),
      compress(),
    ],
  },
  {
    name: 'booking-ui',
    input: { booking: 'packages/booking-ui/src/main.tsx' },
    output: { dir: 'dist/booking-ui/assets', ...hashed },
    plugins: [
      clean('dist/booking-ui'),
      preact(),
      ...code('booking-ui', { dedupe: ['preact'] }),
      css({ emit: 'none' }),
      minify(),
      compress(),
    ],
  },
  {
    name: 'booking-ui',
    input: 'packages/booking-ui/src/server.tsx',
    output: { file: 'dist/booking-ui/server.js', format: 'es' },
    plugins: [
      entryScript({ folder: 'dist/booking-ui/assets', name: 'booking', base: '/assets/' }),
      preact(),
      ...code('booking-ui', { dedupe: ['preact'], browser: false }),
      css({ emit: 'inline' }),
    ],
  },
  {
    name: 'mail',
    input: 'packages/server/src/mail/templates/index.tsx',
    output: { file: 'dist/mail/templates.js', format: 'es' },
    external: /^(?:react|react-dom|@react-email)(?:\/|$)/,
    plugins: [...code('server', { browser: false })],
  },
  {
    name: 'host-app',
    input: { main: 'packages/host-app/src/main.tsx' },
    output: { dir: 'dist/host-app', ...hashed },
    plugins: [
      clean('dist/host-app'),
      ...code('host-app', { dedupe: ['react', 'react-dom'] }),
      css({ emit: 'file' }),
      minify(),
      html({ title: 'Scheduling', base: '/assets/host-app/' }),
      compress(),
    ],
  },
]

export default builds
  .filter(({ name, input }) => (!process.env.ONLY || process.env.ONLY === name) && exists(input))
  .map(({ name: _name, output, ...build }) => ({
    ...build,
    output: { ...output, sourcemap: 'hidden' },
    onwarn,
  }))

function exists(input) {
  return existsSync(path.join(root, typeof input === 'string' ? input : Object.values(input)[0]))
}

/** TypeScript to JavaScript; types are checked by `pnpm typecheck`, on TypeScript 7. */
function code(folder, { browser = true, dedupe = [] } = {}) {
  return [
    resolve({
      browser,
      extensions: ['.mjs', '.js', '.ts', '.tsx', '.json'],
      exportConditions: browser ? [] : ['node'],
      dedupe,
      // Without it, `dedupe` looks for the package beside this file.
      rootDir: path.join(root, 'packages', folder),
    }),
    commonjs(),
    json(),
    typescript({
      tsconfig: path.join(root, 'scripts/build/tsconfig.json'),
      filterRoot: root,
      include: ['packages/*/src/**/*.{ts,tsx}'],
      outputToFilesystem: false,
    }),
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

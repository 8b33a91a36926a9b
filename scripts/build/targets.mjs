import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../..')

// All of these have container queries, `dialog`, `color-mix` and `:has`.
const OLDEST = { chrome: [111, 0], edge: [111, 0], firefox: [121, 0], safari: [16, 4], ios_saf: [16, 4] }

export const BROWSERSLIST = Object.entries(OLDEST).map(([name, version]) => `${name} >= ${version.join('.')}`)

/** For lightningcss: a version as one number. */
export const LIGHTNING_TARGETS = Object.fromEntries(
  Object.entries(OLDEST).map(([name, [major, minor]]) => [name, (major << 16) | (minor << 8)]),
)

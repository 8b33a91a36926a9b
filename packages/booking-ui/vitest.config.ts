import { defineConfig } from 'vitest/config'

// The page ships with Preact, so its tests run on it.
const alias = [
  { find: /^react\/jsx-(?:dev-)?runtime$/, replacement: '@preact/compat/jsx-runtime' },
  { find: /^react-dom\/client$/, replacement: '@preact/compat/client' },
  { find: /^react(?:-dom)?$/, replacement: '@preact/compat' },
]

// Stands in for what the build generates.
const built: Record<string, string> = {
  'virtual:styles':
    'export const sheets = [{ text: ".page{color:red}", classes: null, scripts: [] }, { text: ".unused{color:blue}", classes: ["unused"], scripts: [] }]',
  'virtual:entry-scripts':
    'export default { booking: "/assets/booking.js", manage: "/assets/manage.js", framed: "/assets/framed.js", firstTimes: "first()" }',
}

export default defineConfig({
  resolve: { alias },
  plugins: [
    {
      name: 'built',
      resolveId: (id) => (id in built ? `\0${id}` : null),
      load: (id) => built[id.slice(1)] ?? null,
    },
  ],
  // Models and the server's HTML need no DOM. Files that draw say `@vitest-environment happy-dom`.
  // Nothing here keeps state between files, so loading the modules once saves most of the time.
  test: {
    name: 'booking-ui',
    include: ['src/**/*.test.{ts,tsx}'],
    isolate: false,
    // Files share a process: what a test replaces is put back before the next one.
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // Formatters are kept for all files. One of a faked Intl reads the first moment of 1970 as now.
    fakeTimers: { toNotFake: ['nextTick', 'queueMicrotask', 'Intl'] },
    maxWorkers: 2,
    // Tests draw whole pages. On a busy machine, the first one of a file takes a while.
    testTimeout: 20_000,
    expect: { poll: { timeout: 15_000 } },
  },
})

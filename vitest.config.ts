import { defineConfig } from 'vitest/config'

// One project for each package that has tests; `vitest run --project server` runs one.
export default defineConfig({
  test: {
    projects: [
      'packages/*/vitest.config.ts',
      'scripts/patterns/vitest.config.ts',
      'scripts/processes/vitest.config.ts',
      'scripts/end-to-end/vitest.config.ts',
      '.storybook/vitest.config.ts',
    ],
  },
})

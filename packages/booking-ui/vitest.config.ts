import { defineConfig } from 'vitest/config'

// The page ships on Preact, so its tests run on it.
const alias = [
  { find: /^react\/jsx-(?:dev-)?runtime$/, replacement: '@preact/compat/jsx-runtime' },
  { find: /^react-dom\/client$/, replacement: '@preact/compat/client' },
  { find: /^react(?:-dom)?$/, replacement: '@preact/compat' },
]

export default defineConfig({
  resolve: { alias },
  test: { name: 'booking-ui', environment: 'node', include: ['src/**/*.test.{ts,tsx}'] },
})

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'host-app',
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
  },
})

import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'sandbox', isolate: false, include: ['src/**/*.test.ts'] } })

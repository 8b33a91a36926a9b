/**
 * When the end-to-end tests begin: the same moment in each run, a Saturday that ends a month in two days. `E2E_NOW` sets another
 * one, which shows whether a test depends on it.
 */
export const NOW = process.env.E2E_NOW ?? '2026-11-28T14:30:00Z'

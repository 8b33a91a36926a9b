import { vi } from 'vitest'

/**
 * Repeats a check until it holds, and fails as the check last failed. Vitest's own `waitFor` gives up after a second, which
 * background work on a busy machine can take.
 *
 * @param options.timeout milliseconds, 25,000 by default
 * @param options.interval milliseconds between two checks, 50 by default
 */
export async function eventually<Result>(
  check: () => Result | Promise<Result>,
  options: { timeout?: number; interval?: number } = {},
): Promise<Result> {
  return vi.waitFor(check, { timeout: 25_000, interval: 50, ...options })
}

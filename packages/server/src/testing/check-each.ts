import { inspect } from 'node:util'

// Enough to see what differs, for dozens of failures at once.
const SHOWN_MAX = 1_000

/**
 * Checks one after the other, all of them, and fails with each that failed, by its name. For a rule that holds for hundreds
 * of routes: one test says so, and loses nothing of what hundreds would tell.
 */
export async function checkEach<Name extends string>(
  names: readonly Name[],
  check: (name: Name) => Promise<unknown>,
): Promise<void> {
  if (names.length === 0) throw new Error('There is nothing to check')
  const failures: { name: string; error: unknown }[] = []
  for (const name of names) await check(name).catch((error: unknown) => failures.push({ name, error }))
  if (failures.length === 0) return
  const shown = failures.map(({ name, error }) => `${name}: ${reasonOf(error)}`)
  throw new Error(`${failures.length} of ${names.length} failed\n\n${shown.join('\n\n')}`, {
    cause: failures[0]?.error,
  })
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return inspect(error)
  // Of a property, the error itself only says for what it does not hold.
  if (error.cause !== undefined) return `${error.message}\n${reasonOf(error.cause)}`
  if (!('actual' in error && 'expected' in error)) return error.message
  const [actual, expected] = [error.actual, error.expected].map((each) => inspect(each).slice(0, SHOWN_MAX))
  return `${error.message}\n  actual: ${actual}\n  expected: ${expected}`
}

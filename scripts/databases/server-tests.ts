import { spawn } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

/**
 * Runs the server's tests whose file names contain one of the words, or all without words. Returns the exit code.
 */
export async function runServerTests(env: Record<string, string>, words: readonly string[]): Promise<number> {
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
  const child = spawn(process.execPath, [vitest, 'run', '--project', 'server', ...words], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

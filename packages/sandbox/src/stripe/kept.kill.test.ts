import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { startStripe } from './server.ts'

// How many answers arrive before each kill. Counted instead of timed, because a busy machine may answer nothing for a
// while.
const ANSWERS_BEFORE_KILLS = [5, 12, 19, 26]
// Several, so that others are being answered when it is killed.
const CALLERS = 4
// Each start is a separate process.
const PATIENCE = { timeout: 120_000 }

const folder = mkdtempSync(path.join(os.tmpdir(), 'sandbox-killed-'))
afterAll(() => rmSync(folder, { recursive: true }))
const options = {
  secretKey: 'sk_test_killed',
  publishableKey: 'pk_test_killed',
  file: path.join(folder, 'stripe.json'),
}
const PROGRAM = `
  import { startStripe } from ${JSON.stringify(path.join(import.meta.dirname, 'server.ts'))}
  console.log((await startStripe(${JSON.stringify(options)})).url)
`

/** Until the stand-in is gone. Calls `onAnswer` at each answer. Returns the customers that it acknowledged. */
async function makeCustomers(url: string, onAnswer: () => void): Promise<string[]> {
  const made: string[] = []
  try {
    for (;;) {
      const answer = await fetch(`${url}/v1/customers`, {
        method: 'POST',
        headers: { authorization: `Bearer ${options.secretKey}` },
        body: new URLSearchParams({ name: 'x'.repeat(500) }),
      })
      made.push(((await answer.json()) as { id: string }).id)
      onAnswer()
    }
  } catch {
    return made
  }
}

test('whenever it is killed, the next start knows everything that was answered', PATIENCE, async () => {
  const made: string[] = []
  for (const answersBeforeKill of ANSWERS_BEFORE_KILLS) {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    const [line] = (await once(child.stdout, 'data')) as [Buffer]
    let answers = 0
    const killInTime = () => {
      if (++answers === answersBeforeKill) child.kill('SIGKILL')
    }
    const url = line.toString().trim()
    const callers = Array.from({ length: CALLERS }, async () => makeCustomers(url, killInTime))
    made.push(...(await Promise.all(callers)).flat())
    // Fewer if it ended by itself.
    expect(answers).toBeGreaterThanOrEqual(answersBeforeKill)
    const after = await startStripe(options)
    expect(made.filter((id) => !after.world.objects.has(id))).toEqual([])
    await after.close()
  }
})

import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { execute } from './execute.ts'

const run = async (script: string, limitMs = 15_000) =>
  execute(process.execPath, ['-e', script], { cwd: import.meta.dirname, env: process.env, limitMs })

test('what a command prints is kept, with how it ended', async () => {
  expect(await run('console.log(1); console.error(2); process.exit(3)')).toEqual({
    code: 3,
    output: expect.stringMatching(/^(1\n2|2\n1)\n$/),
    isLate: false,
  })
})

test('a command that hangs is killed with all that it started, and did not succeed', async () => {
  const child = `process.on('SIGTERM', () => {}); const server = require('node:net').createServer().listen(0, '127.0.0.1', () => console.log(server.address().port))`
  const parent = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'inherit' }); setInterval(() => {}, 1_000)`
  const { code, output, isLate } = await run(parent, 5_000)
  expect([code, isLate]).toEqual([null, true])
  expect(output).toMatch(/^\d+\n$/)
  await expect.poll(async () => isListening(Number(output)), { timeout: 15_000 }).toBe(false)
})

test('a command that does not exist is an error', async () => {
  const missing = execute('no-such-command', [], {
    cwd: import.meta.dirname,
    env: process.env,
    limitMs: 15_000,
  })
  await expect(missing).rejects.toThrow('no-such-command')
})

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  return once(socket, 'connect').then(
    () => socket.destroy() !== undefined,
    () => false,
  )
}

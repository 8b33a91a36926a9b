import { createSocket } from 'node:dgram'
import { afterAll } from 'vitest'
import type { TestApp } from '../../../testing/app.ts'
import type { Check, CheckedServer, Finding, Severity } from '../doctor/finding.ts'

/** What the doctor sees of a test's server, with other settings. */
export function checkedServer(
  { context }: TestApp,
  change: Partial<CheckedServer['config']> = {},
): CheckedServer {
  return {
    config: { ...context.config, databaseDirectUrl: undefined, ...change },
    version: '0.1.0',
    database: context.pool,
    now: () => context.clock.now(),
    timeServer: '127.0.0.1:1',
  }
}

export async function problemsFound(check: Check, server: CheckedServer): Promise<[Severity, string][]> {
  const findings: Finding[] = (await check.run(server)) ?? []
  return findings.map(({ severity, problem }) => [severity, problem])
}

export async function firstFinding(check: Check, server: CheckedServer): Promise<Finding | undefined> {
  return (await check.run(server))?.[0]
}

/** An SNTP server that is `ahead` milliseconds of the machine's clock. Answers its address. */
export async function startTimeServer(ahead: () => number): Promise<string> {
  const socket = createSocket('udp4')
  socket.on('message', (_request, { port, address }) => {
    const answer = Buffer.alloc(48)
    const milliseconds = Date.now() + ahead()
    answer.writeUInt32BE(Math.floor(milliseconds / 1_000) + 2_208_988_800, 40)
    answer.writeUInt32BE(Math.floor(((milliseconds % 1_000) / 1_000) * 2 ** 32), 44)
    socket.send(answer, port, address)
  })
  await new Promise<void>((resolve) => {
    socket.bind(0, '127.0.0.1', resolve)
  })
  afterAll(() => new Promise<void>((resolve) => socket.close(() => resolve())))
  return `127.0.0.1:${socket.address().port}`
}

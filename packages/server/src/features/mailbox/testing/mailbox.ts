import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterAll, expect } from 'vitest'
import { testDatabase } from '../../../database/test-database.ts'
import { createApp } from '../../../http/app.ts'
import { createMetrics } from '../../../http/metrics.ts'
import { openPool } from '../../../isolation/pool.ts'
import { createLog } from '../../../log.ts'
import { startCatcher } from '../../../mail/catcher.ts'
import { createMailer } from '../../../mail/transport.ts'
import { testClock } from '../../../testing/clock.ts'
import { openDoor } from '../../../testing/door.ts'
import { operatorGuard } from '../../operator/guard.ts'
import { keepCaughtMail } from '../operations.ts'
import { mountMailbox } from '../routes.ts'
import { keepMail } from '../store.ts'

type MailboxContext = Parameters<typeof mountMailbox>[1]['context']
export type Deployment = MailboxContext['config']
export const TRIAL: Deployment = { mails: 'caught', isTrial: true, operatorPassword: undefined }

interface Listed {
  mails: Record<string, unknown>[]
}

/** The start of a part with parts. */
export function within(depth: number): string {
  return `Content-Type: multipart/mixed; boundary=x${depth}\r\n\r\n--x${depth}\r\n`
}

/** A mailbox, and a mailer whose mails are caught in it. Call it at the top of a test file. */
export async function startMailbox() {
  const database = await testDatabase()
  const context = { db: database.db, clock: testClock() }
  const isolation = openPool()
  const catcher = await startCatcher((message) => keepCaughtMail(context, message))
  const mailer = createMailer({ smtpUrl: catcher.smtpUrl, publicUrl: 'http://localhost:3000' })
  const app = appFor(TRIAL)
  afterAll(async () => {
    await app.close()
    mailer.close()
    await catcher.close()
    await isolation.close()
    await database.close()
  })

  function appFor(config: Deployment): FastifyInstance {
    const made = createApp(
      createLog('silent'),
      createMetrics(async () => undefined),
      openDoor(),
    )
    const services = { service: () => isolation } as unknown as Pick<MailboxContext, 'service'>
    const operator = operatorGuard({ ...context, ...services, config })
    mountMailbox(made, { context: { ...context, ...services, config }, authenticators: { operator } })
    return made
  }

  async function get(url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    return app.inject({ method: 'GET', url, headers })
  }

  async function json(to?: string): Promise<Listed> {
    return (await get(`/dev/mailbox.json${to ? `?to=${encodeURIComponent(to)}` : ''}`)).json<Listed>()
  }

  /** Nobody can take the message apart: it is shown as it came, and the mails beside it are read. */
  async function showsAsItCame(to: string, message: string): Promise<void> {
    const others = 'Subject: Readable\r\n\r\nHi'
    for (const raw of [others, `Subject: Odd\r\n${message}`, others])
      await keepMail(
        context.db,
        { sender: 'evil@example.org', recipients: [to], raw: Buffer.from(raw) },
        new Date(0),
      )
    const { mails } = await json(to)
    expect(mails.map(({ subject, from, isUnread }) => [subject, from, isUnread])).toEqual([
      ['Readable', '', false],
      ['', 'evil@example.org', true],
      ['Readable', '', false],
    ])
    const page = await get(`/dev/mailbox/${String(mails[1]?.id)}`)
    expect(page.body).toContain('cannot be taken apart')
    const raw = await get(`/dev/mailbox/${String(mails[1]?.id)}/raw`)
    expect(raw.body).toContain('Subject: Odd')
  }

  return { context, mailer, appFor, get, json, showsAsItCame }
}

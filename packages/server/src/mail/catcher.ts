import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server'
import { SMTPServer } from 'smtp-server'

export interface CaughtMessage {
  sender: string
  recipients: string[]
  /** The raw message, as received. */
  raw: Buffer
}

export interface Catcher {
  /** For a mailer in this process. Contains a password that nobody else knows. */
  smtpUrl: string
  close(): Promise<void>
}

const USER = 'catcher'
const SIZE_MAX = 10 * 1024 * 1024

/**
 * An SMTP server on this machine only, for when none is configured. It speaks real SMTP and passes messages to
 * `keep`. It acknowledges a message after it is kept, so acknowledged messages are never lost.
 */
export async function startCatcher(keep: (message: CaughtMessage) => Promise<void>): Promise<Catcher> {
  const password = randomBytes(24).toString('base64url')
  const receive = async (stream: SMTPServerDataStream, { envelope }: SMTPServerSession) => {
    const raw = await buffer(stream)
    if (stream.sizeExceeded) throw new Error(`Larger than ${SIZE_MAX} bytes`)
    const { mailFrom, rcptTo } = envelope
    await keep({
      sender: mailFrom ? mailFrom.address : '',
      recipients: rcptTo.map(({ address }) => address),
      raw,
    })
  }
  const server = new SMTPServer({
    banner: 'mailbox',
    size: SIZE_MAX,
    authMethods: ['PLAIN'],
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onAuth(given, _session, answer) {
      const isOurs = given.username === USER && isSame(given.password ?? '', password)
      answer(isOurs ? null : new Error('Unknown user or wrong password'), { user: USER })
    },
    onData(stream, session, answer) {
      // Errors are answered with 450, so the sender tries again.
      receive(stream, session).then(() => answer(), answer)
    },
  })
  server.on('error', () => {
    // The client went away; it will try again.
  })
  const port = await new Promise<number>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(0, '127.0.0.1', () => resolve((server.server.address() as AddressInfo).port))
  })
  return {
    smtpUrl: `smtp://${USER}:${password}@127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve)
      }),
  }
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

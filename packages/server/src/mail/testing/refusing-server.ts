import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** How it answers to a recipient: what it says, and with which code. Undefined: it accepts. */
export type RecipientAnswer = { code: number; text: string } | undefined

export interface RefusingServer {
  smtpUrl: string
  /** The recipients that it accepted, in order. */
  accepted: string[]
  close(): Promise<void>
}

/** A mail server that answers to each recipient as `answerTo` says. */
export async function startRefusingServer(
  answerTo: (recipient: string) => RecipientAnswer,
): Promise<RefusingServer> {
  const accepted: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo({ address }, _session, answer) {
      const refusal = answerTo(address)
      answer(refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code }))
    },
    onData(stream, { envelope }, answer) {
      stream.resume()
      stream.on('end', () => {
        accepted.push(...envelope.rcptTo.map(({ address }) => address))
        answer()
      })
    },
  })
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.server.address() as AddressInfo).port))
  })
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    accepted,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve)
      }),
  }
}

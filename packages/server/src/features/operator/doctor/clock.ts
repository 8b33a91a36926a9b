import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import type { Check, CheckedServer, Finding } from './finding.ts'
import { finding } from './finding.ts'

// Codes of authenticator apps change every 30 s, and payment providers refuse signatures that are minutes old.
const WRONG_MS = 10_000
const OFF_MS = 2_000
const PATIENCE_MS = 4_000
// RFC 4330: a request of version 4 from a client, in a packet of 48 bytes; the answer's time of sending is at byte 40.
const SNTP_REQUEST = 0x23
const SNTP_BYTES = 48
const SNTP_SENT = 40
const SECONDS_1900_TO_1970 = 2_208_988_800

/** Compares the machine's clock with an internet time server and with the database. */
export const clockCheck: Check = {
  name: 'clock',
  run: async (server) => [...(await againstInternet(server)), ...(await againstDatabase(server))],
}

async function againstInternet({ timeServer, now }: CheckedServer): Promise<Finding[]> {
  const ahead = await aheadOf(timeServer, now).catch(() => undefined)
  if (ahead === undefined)
    return [
      finding(
        'note',
        'The clock could not be compared with the internet’s time.',
        `${timeServer} did not answer by UDP.`,
        'Allow outgoing UDP to port 123, or make sure that the machine synchronizes its clock.',
      ),
    ]
  return wrongClock(ahead, `${timeServer} says`)
}

async function againstDatabase({ database, now, config }: CheckedServer): Promise<Finding[]> {
  // The embedded database has this machine's clock.
  if (!database || config.databaseUrl === undefined) return []
  const before = now()
  const { rows } = await database.query<{ at: Date }>('select clock_timestamp() as at')
  const ahead = (before + now()) / 2 - Number(rows[0]?.at.getTime())
  return wrongClock(ahead, 'The database says')
}

function wrongClock(ahead: number, who: string): Finding[] {
  if (Math.abs(ahead) < OFF_MS) return []
  const seconds = (Math.abs(ahead) / 1_000).toFixed(1)
  return [
    finding(
      Math.abs(ahead) < WRONG_MS ? 'warning' : 'error',
      'The clock of this machine is wrong.',
      `${who} that it is ${seconds} s ${ahead > 0 ? 'fast' : 'slow'}.`,
      'Turn on time synchronization, such as systemd-timesyncd or chrony, on each machine.',
    ),
  ]
}

/** How many milliseconds this clock is ahead of an SNTP server. Throws if there is no answer. */
async function aheadOf(timeServer: string, now: () => number): Promise<number> {
  const at = timeServer.lastIndexOf(':')
  const socket = createSocket('udp4')
  try {
    const request = Buffer.alloc(SNTP_BYTES)
    request[0] = SNTP_REQUEST
    const signal = AbortSignal.timeout(PATIENCE_MS)
    // Connected, it also learns that nobody listens there.
    socket.connect(Number(timeServer.slice(at + 1)), timeServer.slice(0, at))
    await once(socket, 'connect', { signal })
    const answered = once(socket, 'message', { signal })
    const before = now()
    socket.send(request)
    const [answer] = (await answered) as [Buffer]
    if (answer.length < SNTP_BYTES) throw new Error(`an answer of ${answer.length} bytes`)
    const seconds = answer.readUInt32BE(SNTP_SENT) - SECONDS_1900_TO_1970
    const fraction = answer.readUInt32BE(SNTP_SENT + 4) / 2 ** 32
    return (before + now()) / 2 - (seconds + fraction) * 1_000
  } finally {
    socket.close()
  }
}

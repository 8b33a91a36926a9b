import { createHmac, randomBytes } from 'node:crypto'
import { md4 } from './md4.ts'

// [MS-NLMP], version 2. We do not request signing and sealing: TLS does that.

const SIGNATURE = 'NTLMSSP\0'
// Unicode, target name, NTLM, always sign, extended session security, 128 bits.
const FLAGS = 0x20088205
const HEAD = 64
const FILETIME_EPOCH = 11_644_473_600_000n
const TARGET_INFO = { at: 40, id: 7 }

/** The first message on a connection. */
export function ntlmHello(): string {
  const hello = Buffer.alloc(32)
  hello.write(SIGNATURE, 'latin1')
  hello.writeUInt32LE(1, 8)
  hello.writeUInt32LE(FLAGS, 12)
  return `NTLM ${hello.toString('base64')}`
}

interface Answering {
  /** `DOMAIN\\name`, or a name like an email address. */
  user: string
  password: string
  /** Milliseconds since 1970. */
  now: number
}

/** The response that proves the password to the server's challenge. Undefined if it is not a challenge. */
export function ntlmProof(
  header: string | null,
  { user: typed, password, now }: Answering,
): string | undefined {
  const challenge = challengeIn(header)
  if (!challenge) return undefined
  const [domain, user] = typed.includes('\\') ? typed.split('\\', 2) : ['', typed]
  const who = Buffer.from(`${(user ?? '').toUpperCase()}${domain}`, 'utf16le')
  const key = hmac(md4(Buffer.from(password, 'utf16le')), who)
  const blob = Buffer.alloc(28 + challenge.info.length + 4)
  blob.writeUInt32LE(0x101, 0)
  blob.writeBigUInt64LE(challenge.time ?? (BigInt(now) + FILETIME_EPOCH) * 10_000n, 8)
  randomBytes(8).copy(blob, 16)
  challenge.info.copy(blob, 28)
  const proof = Buffer.concat([hmac(key, Buffer.concat([challenge.nonce, blob])), blob])
  // If the server sends its time, the older proof stays empty.
  return message([
    Buffer.alloc(24),
    proof,
    Buffer.from(domain ?? '', 'utf16le'),
    Buffer.from(user ?? '', 'utf16le'),
    Buffer.alloc(0),
    Buffer.alloc(0),
  ])
}

function challengeIn(
  header: string | null,
): { nonce: Buffer; info: Buffer; time: bigint | undefined } | undefined {
  const text = /NTLM ([A-Za-z0-9+/=]+)/.exec(header ?? '')?.[1]
  const bytes = Buffer.from(text ?? '', 'base64')
  if (bytes.length < 48 || bytes.toString('latin1', 0, 8) !== SIGNATURE || bytes.readUInt32LE(8) !== 2)
    return undefined
  const [length, at] = [bytes.readUInt16LE(TARGET_INFO.at), bytes.readUInt32LE(TARGET_INFO.at + 4)]
  const info = bytes.subarray(at, at + length)
  return { nonce: bytes.subarray(24, 32), info, time: timeIn(info) }
}

function timeIn(info: Buffer): bigint | undefined {
  for (let at = 0; at + 4 <= info.length;) {
    const [id, length] = [info.readUInt16LE(at), info.readUInt16LE(at + 2)]
    if (id === TARGET_INFO.id && at + 12 <= info.length) return info.readBigUInt64LE(at + 4)
    at += 4 + length
  }
  return undefined
}

/** LM proof, NT proof, domain, user, workstation, session key: lengths and offsets first. */
function message(parts: readonly Buffer[]): string {
  const head = Buffer.alloc(HEAD)
  head.write(SIGNATURE, 'latin1')
  head.writeUInt32LE(3, 8)
  let at = HEAD
  for (const [index, part] of parts.entries()) {
    const field = 12 + index * 8
    head.writeUInt16LE(part.length, field)
    head.writeUInt16LE(part.length, field + 2)
    head.writeUInt32LE(at, field + 4)
    at += part.length
  }
  head.writeUInt32LE(FLAGS, 60)
  return `NTLM ${Buffer.concat([head, ...parts]).toString('base64')}`
}

function hmac(key: Buffer, data: Buffer): Buffer {
  return createHmac('md5', key).update(data).digest()
}

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { md4 } from './md4.ts'

// The server side of [MS-NLMP]. Checks the password.

const SIGNATURE = 'NTLMSSP\0'
const FLAGS = 0x22898205
const DOMAIN = 'SANDBOX'
const TICKS = 10_000n
const FILETIME_EPOCH = 11_644_473_600_000n

export type NtlmStep = { kind: 'hello' } | { kind: 'proof'; message: Buffer } | { kind: 'none' }

export function ntlmStep(authorization: string | undefined): NtlmStep {
  const text = /^NTLM ([A-Za-z0-9+/=]+)$/.exec(authorization ?? '')?.[1]
  const message = Buffer.from(text ?? '', 'base64')
  if (message.length < 16 || message.toString('latin1', 0, 8) !== SIGNATURE) return { kind: 'none' }
  const type = message.readUInt32LE(8)
  return type === 1 ? { kind: 'hello' } : type === 3 ? { kind: 'proof', message } : { kind: 'none' }
}

/** The challenge for a connection, and its nonce. */
export function ntlmChallenge(now: number): { header: string; nonce: Buffer } {
  const nonce = randomBytes(8)
  const domain = Buffer.from(DOMAIN, 'utf16le')
  const time = Buffer.alloc(8)
  time.writeBigUInt64LE((BigInt(now) + FILETIME_EPOCH) * TICKS)
  const info = Buffer.concat([pair(2, domain), pair(1, domain), pair(7, time), pair(0, Buffer.alloc(0))])
  const head = Buffer.alloc(56)
  head.write(SIGNATURE, 'latin1')
  head.writeUInt32LE(2, 8)
  field(head, 12, domain.length, 56)
  head.writeUInt32LE(FLAGS, 20)
  nonce.copy(head, 24)
  field(head, 40, info.length, 56 + domain.length)
  return { header: `NTLM ${Buffer.concat([head, domain, info]).toString('base64')}`, nonce }
}

/** Whether the response proves the password. */
export function isProven(
  message: Buffer,
  nonce: Buffer,
  known: { user: string; password: string; domain: string },
): boolean {
  const [proof, domain, user] = [20, 28, 36].map((at) => {
    const [length, from] = [message.readUInt16LE(at), message.readUInt32LE(at + 4)]
    return message.subarray(from, from + length)
  }) as [Buffer, Buffer, Buffer]
  const [saidDomain, saidUser] = [domain.toString('utf16le'), user.toString('utf16le')]
  if (saidUser.toLowerCase() !== known.user.toLowerCase() || proof.length < 44) return false
  if (saidDomain !== '' && saidDomain.toLowerCase() !== known.domain.toLowerCase()) return false
  const who = Buffer.from(`${saidUser.toUpperCase()}${saidDomain}`, 'utf16le')
  const key = hmac(md4(Buffer.from(known.password, 'utf16le')), who)
  return timingSafeEqual(proof.subarray(0, 16), hmac(key, Buffer.concat([nonce, proof.subarray(16)])))
}

function hmac(key: Buffer, data: Buffer): Buffer {
  return createHmac('md5', key).update(data).digest()
}

function pair(id: number, value: Buffer): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt16LE(id)
  head.writeUInt16LE(value.length, 2)
  return Buffer.concat([head, value])
}

function field(target: Buffer, at: number, length: number, from: number): void {
  target.writeUInt16LE(length, at)
  target.writeUInt16LE(length, at + 2)
  target.writeUInt32LE(from, at + 4)
}

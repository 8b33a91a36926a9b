import type { KeyObject } from 'node:crypto'
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

interface Asked {
  challenge: string
  [more: string]: unknown
}

interface Way {
  /** The origin of the page that asks. */
  origin: string
  /** Whether it has verified its owner. */
  isVerified?: boolean
  /** The user handle that it returns. */
  handle?: string
  counter?: number
}

/** A passkey as an authenticator creates and uses it: WebAuthn level 3, sections 6.1, 6.5 and 8.7. */
export function testPasskey(rpId: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const names = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const }
  const common = { ...names, clientExtensionResults: {} }

  return {
    create({ challenge }: Asked, way: Way) {
      const key = Buffer.concat([Buffer.alloc(16), bytesOf(id.length, 2), id, coseKey(publicKey)])
      const data = authenticatorData(rpId, way, key)
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'),
        bytesOf(data.length, 2),
        data,
      ])
      const clientDataJSON = clientData('webauthn.create', challenge, way)
      return {
        ...common,
        response: {
          clientDataJSON: clientDataJSON.toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    show({ challenge }: Asked, way: Way) {
      const data = authenticatorData(rpId, way)
      const clientDataJSON = clientData('webauthn.get', challenge, way)
      const signed = Buffer.concat([data, createHash('sha256').update(clientDataJSON).digest()])
      return {
        ...common,
        response: {
          clientDataJSON: clientDataJSON.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
          userHandle: way.handle,
        },
      }
    },
  }
}

function authenticatorData(rpId: string, way: Way, key?: Buffer): Buffer {
  const { isVerified = true, counter = 0 } = way
  const flags = 0b0000_0001 | (isVerified ? 0b0000_0100 : 0) | (key ? 0b0100_0000 : 0)
  const hash = createHash('sha256').update(rpId).digest()
  return Buffer.concat([hash, bytesOf(flags, 1), bytesOf(counter, 4), key ?? Buffer.alloc(0)])
}

function clientData(type: string, challenge: string, { origin }: Way): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

/** An ES256 key in COSE format. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
}

function bytesOf(value: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  bytes.writeUIntBE(value, 0, length)
  return bytes
}

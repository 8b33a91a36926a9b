import { Decrypter, Encrypter } from 'age-encryption'
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable, PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { BackupManifest, BackupPiece } from './manifest.ts'
import { BackupRefusal, piecesOf } from './manifest.ts'

type Bytes = AsyncIterable<Uint8Array>

/** Writes one file of a backup, compressed if its name says so, and encrypted for `recipient`. */
export async function writePiece(
  folder: string,
  plainName: string,
  source: Bytes,
  recipient: string | undefined,
): Promise<BackupPiece> {
  const name = recipient === undefined ? plainName : `${plainName}.age`
  const hash = createHash('sha256')
  let bytes = 0
  await pipeline(
    source,
    plainName.endsWith('.gz') ? createGzip() : new PassThrough(),
    async function* encrypted(plain: Bytes) {
      yield* recipient === undefined ? plain : encryptedFor(recipient, plain)
    },
    async function* counted(chunks: Bytes) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        bytes += chunk.length
        yield chunk
      }
    },
    // It holds everything that the server knows.
    createWriteStream(path.join(folder, name), { mode: 0o600, flags: 'wx', flush: true }),
  )
  return { name, bytes, sha256: hash.digest('hex') }
}

async function* encryptedFor(recipient: string, plain: Bytes): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  yield* await encrypter.encrypt(webStreamOf(plain))
}

/** The content as it was before `writePiece`. */
export async function* readPiece(
  folder: string,
  { name }: BackupPiece,
  identities: readonly string[],
): AsyncGenerator<Uint8Array> {
  const stored: Bytes = createReadStream(path.join(folder, name))
  const plain = name.endsWith('.age') ? decryptedBy(identities, stored) : stored
  if (!/\.gz(\.age)?$/.test(name)) return yield* plain
  const gunzip = createGunzip()
  const done = pipeline(plain, gunzip)
  // Reported by the loop below, too. Nobody awaits `done` if its consumer stops early.
  done.catch(() => {})
  yield* gunzip as Bytes
  await done
}

async function* decryptedBy(identities: readonly string[], sealed: Bytes): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter()
  for (const identity of identities) decrypter.addIdentity(identity)
  yield* await decrypter.decrypt(webStreamOf(sealed))
}

function webStreamOf(bytes: Bytes): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(bytes)) as ReadableStream<Uint8Array>
}

/** Reads every file of a backup again. Throws `BackupRefusal` for the first that is not as it was written. */
export async function verifyPieces(folder: string, manifest: BackupManifest): Promise<void> {
  for (const { name, bytes, sha256 } of piecesOf(manifest)) {
    const place = path.join(folder, name)
    const found = await stat(place).catch(() => undefined)
    if (found?.size !== bytes)
      throw new BackupRefusal(
        `"${place}" ${found ? `has ${found.size} bytes` : 'is missing'}; expected ${bytes} bytes. The backup is not whole.`,
      )
    const hash = createHash('sha256')
    await pipeline(createReadStream(place), hash)
    if (hash.digest('hex') !== sha256)
      throw new BackupRefusal(`"${place}" has changed since it was written; expected the SHA-256 ${sha256}.`)
  }
}

/** Throws `BackupRefusal` if the backup is encrypted and none of `identities` can read it. */
export async function requireReadable(
  folder: string,
  { recipient, files }: BackupManifest,
  identities: readonly string[],
): Promise<void> {
  if (recipient === null) return
  if (identities.length === 0)
    throw new BackupRefusal(`The backup is encrypted for ${recipient}; expected its key as --identity FILE.`)
  const content = readPiece(folder, files.piece, identities)
  const isReadable = await content.next().then(
    () => true,
    () => false,
  )
  await content.return(undefined)
  if (!isReadable)
    throw new BackupRefusal(
      `The identity does not open the backup, which is encrypted for ${recipient}; expected the file with its key.`,
    )
}

// The libraries quote the value that they refuse, which may be a secret key. So their errors are no causes here.

/** Throws `BackupRefusal`. */
export function requireRecipient(recipient: string): void {
  if (!isAccepted(() => new Encrypter().addRecipient(recipient)))
    throw new BackupRefusal(
      `--recipient: ${recipient.startsWith('age1') ? `"${recipient}"` : 'the value'} is no age recipient; expected one such as age1….`,
    )
}

/** The secret keys in the text of an age identity file. Throws `BackupRefusal`. */
export function identitiesIn(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim())
  const identities = lines.filter((line) => line !== '' && !line.startsWith('#'))
  const areKeys = identities.every((key) => isAccepted(() => new Decrypter().addIdentity(key)))
  if (identities.length === 0 || !areKeys)
    throw new BackupRefusal(
      '--identity: the file is no age identity file; expected lines with AGE-SECRET-KEY-…, as age-keygen writes them.',
    )
  return identities
}

function isAccepted(attempt: () => void): boolean {
  try {
    attempt()
    return true
  } catch {
    return false
  }
}

import type { Instant } from '@scheduling/domain'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

/** A command cannot do what the operator wants. Its message says why, and what would be accepted. */
export class BackupRefusal extends Error {}

export const MANIFEST = 'manifest.json'
/** Of a folder that is being written. A backup that was cut keeps it. */
export const UNFINISHED = '.partial'
const FORMAT = 1

// A name cannot lead out of the backup's folder.
const PieceName = z.string().regex(/^(tables\/[a-z0-9_]+\.[a-z0-9_]+\.copy\.gz|files\.tar)(\.age)?$/)
const Piece = z.object({
  name: PieceName,
  bytes: z.int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})

const Manifest = z.object({
  format: z.literal(FORMAT),
  /** The moment whose rows it holds. */
  takenAt: z.iso.datetime(),
  publicUrl: z.string(),
  isTrial: z.boolean(),
  /** The release that wrote it. */
  version: z.string(),
  /** The newest migration of its tables. */
  migration: z.string(),
  /** Who can read it, as an age recipient. Null: everybody. */
  recipient: z.string().nullable(),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()).nonempty(),
      rows: z.int().nonnegative(),
      piece: Piece,
    }),
  ),
  sequences: z.array(
    z.object({ name: z.string(), value: z.string().regex(/^-?\d+$/), isCalled: z.boolean() }),
  ),
  files: z.object({ count: z.int().nonnegative(), piece: Piece }),
})

export type BackupPiece = z.infer<typeof Piece>
export type BackupManifest = z.infer<typeof Manifest>

export function newManifest(content: Omit<BackupManifest, 'format'>): BackupManifest {
  return { format: FORMAT, ...content }
}

export function piecesOf({ tables, files }: BackupManifest): BackupPiece[] {
  return [...tables.map(({ piece }) => piece), files.piece]
}

export function bytesOf(manifest: BackupManifest): number {
  return piecesOf(manifest).reduce((sum, { bytes }) => sum + bytes, 0)
}

/** Throws `BackupRefusal` if there is none, or none that this release can read. */
export async function readManifest(folder: string): Promise<BackupManifest> {
  if (folder.endsWith(UNFINISHED))
    throw new BackupRefusal(
      `"${folder}" was cut while it was written; expected a folder that ends in .backup.`,
    )
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch((cause: unknown) => {
    throw new BackupRefusal(
      `"${folder}" is no whole backup: its ${MANIFEST} cannot be read; expected a folder that \`pnpm admin backup\` wrote.`,
      { cause },
    )
  })
  const { success, data, error } = Manifest.safeParse(jsonOf(text))
  if (success) return data
  const [issue] = error.issues
  throw new BackupRefusal(
    `"${folder}": ${MANIFEST} is damaged or of a newer release (${issue?.path.join('.') || 'no JSON'}); expected format ${FORMAT}.`,
  )
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Such as `2026-11-30T21-40-00Z.backup`, which every file system accepts. */
export function backupNameOf(moment: Instant): string {
  return `${new Date(moment).toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`
}

/** Undefined if it is no name of a backup. */
export function momentOfName(name: string): Instant | undefined {
  const [, day, hours, minutes, seconds] =
    /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.backup$/.exec(name) ?? []
  const moment = Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`)
  return Number.isNaN(moment) ? undefined : moment
}

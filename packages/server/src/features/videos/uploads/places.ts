import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../../../config.ts'
import type { HostId } from '../../../host-id.ts'

// Where the bytes of uploads are until they are complete. Processes on other machines need the same folder, as for
// files on a disk.

const FOLDER = 'uploads'

export function uploadsFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return path.join(dataDir, FOLDER)
}

/** The name of an upload's file: no host reaches the file of another one, whatever ids they choose. */
export function uploadFileName(hostId: HostId, id: string): string {
  return `${hostId.replaceAll('-', '')}-${id.toLowerCase()}`
}

export function placeOfUpload(config: Pick<Config, 'dataDir'>, hostId: HostId, id: string): string {
  return path.join(uploadsFolder(config), uploadFileName(hostId, id))
}

/** Undefined if there is no file. */
export async function bytesAt(place: string): Promise<number | undefined> {
  return stat(place).then(
    ({ size }) => size,
    () => undefined,
  )
}

/** Repeat: does nothing. */
export async function removeUploadFile(
  config: Pick<Config, 'dataDir'>,
  hostId: HostId,
  id: string,
): Promise<void> {
  await rm(placeOfUpload(config, hostId, id), { force: true })
}

/** All files of a host. Repeat: does nothing. */
export async function removeUploadFilesOf(config: Pick<Config, 'dataDir'>, hostId: HostId): Promise<void> {
  const folder = uploadsFolder(config)
  const names = await readdir(folder).catch((): string[] => [])
  const own = names.filter((name) => name.startsWith(uploadFileName(hostId, '')))
  for (const name of own) await rm(path.join(folder, name), { force: true })
}

// So that the database and the mails still find room.
const RESERVE_BYTES = 2_000_000_000

// An hour of a recorded screen, several times over.
const NEARLY_FULL_BYTES = 10_000_000_000

export async function isDiskNearlyFull(config: Pick<Config, 'dataDir'>): Promise<boolean> {
  return !(await hasRoomFor(config, NEARLY_FULL_BYTES / 2))
}

/** Whether the disk has room for this many more bytes, and for the video that is made of them. */
export async function hasRoomFor(config: Pick<Config, 'dataDir'>, bytes: number): Promise<boolean> {
  const folder = uploadsFolder(config)
  await mkdir(folder, { recursive: true })
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize - 2 * bytes > RESERVE_BYTES
}

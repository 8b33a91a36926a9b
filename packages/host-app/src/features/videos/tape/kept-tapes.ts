import { idOfLog, lockName, logName, mediaName, tapesFolder } from './tape-files.ts'
import { factsIn } from './tape-log.ts'

/** A recording of a page that is gone. */
export interface KeptTape {
  id: string
  bytes: number
  seconds: number
  /** Milliseconds. */
  startedAt: number
}

/** The recordings on this device that no page has open, newest first. Deletes nothing. */
export async function keptTapes(host: string): Promise<KeptTape[]> {
  if (!canKeepTapes()) return []
  const [folder, { held = [] }] = await Promise.all([tapesFolder(), navigator.locks.query()])
  const open = new Set(held.map(({ name }) => name))
  const tapes: KeptTape[] = []
  for await (const name of folder.keys()) {
    const id = idOfLog(name)
    if (id === undefined || open.has(lockName(id))) continue
    const tape = await keptTape(folder, id, host).catch(() => undefined)
    if (tape) tapes.push(tape)
  }
  return tapes.toSorted((one, other) => other.startedAt - one.startedAt)
}

export function canKeepTapes(): boolean {
  return 'locks' in navigator && typeof navigator.storage?.getDirectory === 'function'
}

async function keptTape(
  folder: FileSystemDirectoryHandle,
  id: string,
  host: string,
): Promise<KeptTape | undefined> {
  const [log, media] = await Promise.all(
    [logName(id), mediaName(id)].map(async (name) => (await folder.getFileHandle(name)).getFile()),
  )
  const facts = factsIn((await log?.text()) ?? '')
  if (!media || media.size === 0 || facts?.host !== host) return undefined
  return { id, bytes: media.size, seconds: facts.seconds, startedAt: facts.startedAt }
}

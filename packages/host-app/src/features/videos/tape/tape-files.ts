// Where tapes are in the browser's private file system. Used by the page and by the worker.

const FOLDER = 'tapes'
const MEDIA = '.media'
const LOG = '.log'

export async function tapesFolder(): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory()
  return root.getDirectoryHandle(FOLDER, { create: true })
}

export const mediaName = (id: string): string => id + MEDIA
export const logName = (id: string): string => id + LOG
/** Held while a page or its worker uses the tape. If nobody holds it, the page is gone. */
export const lockName = (id: string): string => `tape:${id}`

/** Undefined for a file that is no log. */
export function idOfLog(name: string): string | undefined {
  return name.endsWith(LOG) ? name.slice(0, -LOG.length) : undefined
}

/** Only in workers, and not in the types of the DOM: reads and writes at once, and locks the file. */
export interface SyncFile {
  getSize: () => number
  read: (into: Uint8Array<ArrayBuffer>, options: { at: number }) => number
  write: (bytes: Uint8Array<ArrayBuffer>, options: { at: number }) => number
  flush: () => void
  truncate: (size: number) => void
  close: () => void
}

export async function openSyncFile(file: FileSystemFileHandle): Promise<SyncFile> {
  return (
    file as FileSystemFileHandle & { createSyncAccessHandle: () => Promise<SyncFile> }
  ).createSyncAccessHandle()
}

/** An upload that was begun, so that it goes on after a reload when the same file is chosen again. */
interface KeptUpload {
  name: string
  size: number
  /** When the file changed. Milliseconds. */
  changed: number
  url: string
  video: string
  sent: number
}

const KEY = 'scheduling.upload'

export const keptUpload = {
  read(): KeptUpload | undefined {
    try {
      return (JSON.parse(localStorage.getItem(KEY) ?? 'null') as KeptUpload | null) ?? undefined
    } catch {
      return undefined
    }
  },
  /** Undefined: another file. */
  of({ name, size, lastModified }: File): KeptUpload | undefined {
    const kept = keptUpload.read()
    return kept?.name === name && kept.size === size && kept.changed === lastModified ? kept : undefined
  },
  write(kept: KeptUpload): void {
    localStorage.setItem(KEY, JSON.stringify(kept))
  },
  forget: (): void => localStorage.removeItem(KEY),
}

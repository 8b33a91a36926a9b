/** An upload that was begun, so that it goes on after a reload when the same file is chosen again. */
export interface KeptUpload {
  name: string
  size: number
  /** When the file changed. Milliseconds. */
  changed: number
  /** Its id at the server, chosen here: whoever asks twice gets the same video. */
  id: string
  /** Whose upload it is. */
  host: string
  /** Undefined until the server has answered. */
  url?: string
  video?: string
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
  write(upload: KeptUpload): void {
    localStorage.setItem(KEY, JSON.stringify(upload))
  },
  forget: (): void => localStorage.removeItem(KEY),
}

/** Also keeps it in memory: the end of a session empties the browser's storage. */
export function rememberUpload() {
  let kept = keptUpload.read()
  function keep(upload: KeptUpload): void {
    kept = upload
    keptUpload.write(upload)
  }
  return {
    /** Of this file, if it is the one that was begun. */
    of: (file: File): KeptUpload | undefined => (kept && isOfFile(kept, file) ? kept : undefined),
    keep,
    keepSent(sent: number): void {
      if (kept) keep({ ...kept, sent })
    },
    forget(): void {
      kept = undefined
      keptUpload.forget()
    },
  }
}

function isOfFile({ name, size, changed }: KeptUpload, file: File): boolean {
  return name === file.name && size === file.size && changed === file.lastModified
}

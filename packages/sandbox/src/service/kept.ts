import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A part of a stand-in that survives a restart. */
interface Part {
  toJSON: () => object
  restore: (kept: unknown) => void
}

/**
 * Restores the parts from a file. Returns a function that saves them soon after a change. Without a file, nothing
 * is saved.
 */
export function keepIn(file: string | undefined, parts: Record<string, Part>): () => void {
  const write = keepAtOnce(file, parts)
  let isDue = false
  return () => {
    if (!isDue)
      setImmediate(() => {
        isDue = false
        write()
      })
    isDue = true
  }
}

/** The same, but the function has saved everything when it returns. */
export function keepAtOnce(file: string | undefined, parts: Record<string, Part>): () => void {
  if (file === undefined) return () => undefined
  mkdirSync(path.dirname(file), { recursive: true })
  bringBack(file, parts)
  return () => {
    try {
      // All or nothing, even if it is killed.
      writeFileSync(`${file}.new`, JSON.stringify(parts))
      renameSync(`${file}.new`, file)
    } catch (error) {
      say(`A stand-in could not write its state to ${file}: ${String(error)}`)
    }
  }
}

function bringBack(file: string, parts: Record<string, Part>): void {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
    if (Array.isArray(kept)) throw new Error('Expected an object with a field for each part')
    for (const [name, part] of Object.entries(parts)) if (name in kept) part.restore(kept[name])
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return
    setAside(file, error)
  }
}

function setAside(file: string, error: unknown): void {
  const aside = `${file}.unreadable`
  renameSync(file, aside)
  say(
    `A stand-in could not read its state in ${file} and starts with an empty one. The old file is now ${aside}. (${String(error)})`,
  )
}

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
}

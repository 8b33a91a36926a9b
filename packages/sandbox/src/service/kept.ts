import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A part of a stand-in that outlives it. */
interface Part {
  toJSON: () => object
  restore: (kept: unknown) => void
}

/**
 * Brings the parts back as they were last kept in a file, and answers what keeps them again after a change. Without a file nothing
 * is kept.
 */
export function keepIn(file: string | undefined, parts: Record<string, Part>): () => void {
  if (file === undefined) return () => undefined
  const kept = readKept(file)
  for (const [name, part] of Object.entries(parts)) if (name in kept) part.restore(kept[name])
  let isDue = false
  const write = () => {
    isDue = false
    // Whole or not at all, whenever it is killed.
    writeFileSync(`${file}.new`, JSON.stringify(parts))
    renameSync(`${file}.new`, file)
  }
  return () => {
    if (!isDue) setImmediate(write)
    isDue = true
  }
}

function readKept(file: string): Record<string, unknown> {
  mkdirSync(path.dirname(file), { recursive: true })
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  } catch {
    return {}
  }
}

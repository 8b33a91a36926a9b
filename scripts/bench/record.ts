import type { Figure } from './figure.ts'

/** One part's figures, and where and when they were measured. */
export interface Measured {
  at: string
  cpu: string | undefined
  cores: number
  figures: Figure[]
}

/** Updates one part in the record and keeps all others. */
export function withPart(record: string, name: string, measured: Measured): string {
  const parts = (JSON.parse(record) as { parts?: Record<string, Measured> }).parts
  return `${JSON.stringify({ parts: { ...parts, [name]: measured } }, null, 2)}\n`
}

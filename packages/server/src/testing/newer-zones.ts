import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'
import { DROP_IN } from '../zone-data/newest.ts'

const file = createRequire(import.meta.url).resolve('moment-timezone/data/packed/latest.json')

/** Tokyo one hour east of its real place: 19:00 there is 09:00 UTC. Japan is an alias. */
export const MOVED_TOKYO = 'Asia/Tokyo|JST|-a0|0||38e6'

/** The release's zones with one line replaced, in a version that nobody has yet. */
export function newerZones(line: string): string {
  const packed = JSON.parse(readFileSync(file, 'utf8')) as { zones: string[] }
  const [name] = line.split('|')
  const zones = packed.zones.map((zone) => (zone.startsWith(`${name}|`) ? line : zone))
  return JSON.stringify({ ...packed, version: '2098z', zones })
}

/** A `dataDir` where a server finds them. Call it at the top of a test file. */
export async function dataDirWith(line: string): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'newer-zones-'))
  await writeFile(path.join(folder, DROP_IN), newerZones(line))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return folder
}

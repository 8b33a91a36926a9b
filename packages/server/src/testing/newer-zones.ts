import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'
import { DROP_IN } from '../zone-data/newest.ts'

const file = createRequire(import.meta.url).resolve('moment-timezone/data/packed/latest.json')

/** Tokyo an hour east of where every runtime has it: 19:00 there is 09:00 UTC. Japan is another name of the same zone. */
export const MOVED_TOKYO = 'Asia/Tokyo|JST|-a0|0||38e6'

/** The zones of the release with another line for one of them, as of a version that nobody has yet. */
export function newerZones(line: string): string {
  const packed = JSON.parse(readFileSync(file, 'utf8')) as { zones: string[] }
  const [name] = line.split('|')
  const zones = packed.zones.map((zone) => (zone.startsWith(`${name}|`) ? line : zone))
  return JSON.stringify({ ...packed, version: '2098z', zones })
}

/** A folder for `dataDir` in which a server finds them. For the top of a test file. */
export async function dataDirWith(line: string): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'newer-zones-'))
  await writeFile(path.join(folder, DROP_IN), newerZones(line))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return folder
}

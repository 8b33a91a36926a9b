import path from 'node:path'
import type { Config } from '../config.ts'
import { service } from '../context.ts'
import { diskStorage } from './disk.ts'
import type { Files } from './files.ts'
import { s3Storage } from './s3.ts'

/** Stores the files that people upload to this server. */
export const STORAGE = service({ name: 'storage', open: ({ config }) => openStorage(config) })

export function openStorage({ storageUrl, dataDir }: Pick<Config, 'storageUrl' | 'dataDir'>): Files {
  return storageUrl === undefined ? diskStorage(filesFolder(dataDir)) : s3Storage(storageUrl)
}

/** Where files are without a bucket. It is made with the first one. */
export function filesFolder(dataDir: string): string {
  return path.join(dataDir, 'files')
}

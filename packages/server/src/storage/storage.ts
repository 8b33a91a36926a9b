import path from 'node:path'
import type { Config } from '../config.ts'
import { service } from '../context.ts'
import { diskStorage } from './disk.ts'
import type { Files } from './files.ts'
import { s3Storage } from './s3.ts'

/** Stores the files that people upload to this server. */
export const STORAGE = service({ name: 'storage', open: ({ config }) => openStorage(config) })

const FOLDER = 'files'

export function openStorage({ storageUrl, dataDir }: Pick<Config, 'storageUrl' | 'dataDir'>): Files {
  return storageUrl === undefined ? diskStorage(path.join(dataDir, FOLDER)) : s3Storage(storageUrl)
}

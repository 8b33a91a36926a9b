import { rmSync } from 'node:fs'

/** Removes the files of earlier builds: hashed names never overwrite each other. */
export function clean(folder) {
  return {
    name: 'clean',
    buildStart() {
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

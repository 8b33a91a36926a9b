import { rmSync } from 'node:fs'

/** Removes what an earlier build left: hashed names never overwrite each other. */
export function clean(folder) {
  return {
    name: 'clean',
    buildStart() {
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './targets.mjs'

const ENTRY = '\0copied'

/** Writes a file of a package under another name, as it is. It is the only output of its build. */
export function copied(file, fileName) {
  return {
    name: 'copied',
    resolveId: (id) => (id === file ? ENTRY : null),
    load: (id) => (id === ENTRY ? 'export default undefined' : null),
    generateBundle(_options, bundle) {
      for (const name of Object.keys(bundle)) delete bundle[name]
      const source = readFileSync(path.join(root, 'node_modules', file))
      this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

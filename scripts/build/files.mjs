import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * `import address from './picture.webp'`: copies the file next to the scripts with a hashed name, and returns its
 * address.
 */
export function files({ base }) {
  return {
    name: 'files',
    load(id) {
      const { name, ext } = path.parse(id)
      if (ext !== '.webm' && ext !== '.webp') return null
      const source = readFileSync(id)
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
      const fileName = `${name}-${hash}${ext}`
      this.emitFile({ type: 'asset', fileName, source })
      return { code: `export default ${JSON.stringify(base + fileName)}`, moduleSideEffects: false }
    },
  }
}

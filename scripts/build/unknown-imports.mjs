// What `@rollup/plugin-dynamic-import-vars` writes for a path that none of its files has. Catalogues are asked for by language,
// which is one of those that there are: the types say so.
const UNKNOWN =
  /default: return new Promise\(function\(resolve, reject\) \{\s+\(typeof queueMicrotask[\s\S]+?\}\)(?=\n)/g

/** Leaves it out: it stood in each of forty catalogues. Stands behind that plugin. */
export function leaveOutUnknownImports() {
  return {
    name: 'leave-out-unknown-imports',
    transform(code) {
      if (!code.includes('__variableDynamicImportRuntime')) return null
      // As many lines as before, so that the map fits.
      const shorter = code.replace(UNKNOWN, (branch) => '\n'.repeat(branch.split('\n').length - 1))
      if (shorter === code)
        this.error('Expected the branch that the plugin for dynamic imports writes for unknown paths')
      return { code: shorter, map: null }
    },
  }
}

import swc from '@swc/core'

export function minify({ compress } = {}) {
  return {
    name: 'minify',
    async renderChunk(code) {
      const { code: small, map } = await swc.minify(code, {
        module: true,
        compress: { passes: 3, ecma: 2020, hoist_props: true, ...compress },
        mangle: true,
        sourceMap: true,
        format: { comments: false },
      })
      return { code: small, map }
    },
    // Rollup ends each file with a line break, which costs the loader five bytes.
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = file.code.trimEnd()
    },
  }
}

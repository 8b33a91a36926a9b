import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

// Below this, a compressed variant saves less than its headers cost.
const MIN_BYTES = 256
// Above this, the best quality takes seconds to save a few percent.
const BEST_UP_TO_BYTES = 1_000_000

/** Writes `.br` and `.gz` beside every script and style sheet, so that the server can serve them from memory. */
export function compress() {
  return {
    name: 'compress',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (!/\.(?:js|css|svg)$/.test(file.fileName)) continue
          const source = Buffer.from(file.type === 'chunk' ? file.code : file.source)
          if (source.length < MIN_BYTES) continue
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source: brotli(source) })
          this.emitFile({
            type: 'asset',
            fileName: `${file.fileName}.gz`,
            source: gzipSync(source, { level: 9 }),
          })
        }
      },
    },
  }
}

function brotli(source) {
  return brotliCompressSync(source, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: source.length > BEST_UP_TO_BYTES ? 9 : 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
    },
  })
}

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './targets.mjs'

/**
 * Writes `index.html` with the hashed script of `main`, its static imports, the chunk `home`, which nearly every screen needs, and
 * the style sheet. Before them comes `firstPaint`, a small script of an earlier build that sets what the first paint needs, and
 * asks for texts. `icon` is an SVG file; it is inlined to save a request.
 */
export function html({ title, base, firstPaint, icon, main }) {
  return {
    name: 'html',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle)
        const built = readdirSync(firstPaint.folder)
        const first = built.find((file) => file.startsWith(`${firstPaint.name}-`) && file.endsWith('.js'))
        if (!first)
          this.error(`No ${firstPaint.name}-*.js in ${firstPaint.folder}; expected its build before`)
        const entry = files.find(
          (file) => file.type === 'chunk' && file.facadeModuleId === path.join(root, main),
        )
        const home = files.filter(({ name }) => name === 'home').map(({ fileName }) => fileName)
        const styles = files.filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
        const head = [
          `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(readFileSync(icon, 'utf8'))}">`,
          `<script src="${base}${first}" data-texts="${base}${textsIn(files)}"></script>`,
          ...styles.map((file) => `<link rel="stylesheet" href="${base}${file.fileName}">`),
          ...[...entry.imports, ...home].map((name) => `<link rel="modulepreload" href="${base}${name}">`),
          `<script type="module" src="${base}${entry.fileName}"></script>`,
        ]
        this.emitFile({ type: 'asset', fileName: 'index.html', source: document(title, head) })
      },
    },
  }
}

/** The file of the frame's texts, with `*` for the language. */
function textsIn(files) {
  const file = files.find(({ fileName }) => /^shell\.\w{2}-/.test(fileName))
  return file.fileName.replace(/^shell\.\w{2}/, 'shell.*')
}

function document(title, head) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${title}</title>
${head.join('\n')}
</head>
<body><div id="app"></div></body>
</html>
`
}

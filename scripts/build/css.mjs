import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import path from 'node:path'
import { transform } from 'lightningcss'
import postcss from 'postcss'
import modules from 'postcss-modules'
import shared from '../../postcss.config.mjs'
import { LIGHTNING_TARGETS, root } from './targets.mjs'

// Stand in the code for the finished style sheets until every module has been read.
const INLINE = { styles: '__COMPILED_STYLES__', stylesApart: '__COMPILED_STYLES_APART__' }
const INLINE_ID = 'virtual:styles'

/**
 * Style sheets through PostCSS: `*.module.css` becomes a map of class names, anything else is global.
 * `emit: 'file'` writes one hashed sheet, `'inline'` hands its text to whoever imports `virtual:styles`, and `'none'`
 * drops it (the document brings it). What only the module `apart` leads to is a text of its own: not every document needs it.
 */
export function css({ emit, apart }) {
  const sheets = new Map()

  return {
    name: 'css',
    resolveId: (source) => (source === INLINE_ID ? `\0${INLINE_ID}` : null),
    load: (id) =>
      id === `\0${INLINE_ID}`
        ? Object.entries(INLINE)
            .map(([name, text]) => `export const ${name} = ${JSON.stringify(text)}`)
            .join('\n')
        : null,
    async transform(code, id) {
      if (!id.endsWith('.css')) return null
      const { sheet, classes } = await compile(code, id)
      sheets.set(id, sheet)
      return {
        code: classes ? `export default ${JSON.stringify(classes)}` : 'export {}',
        map: { mappings: '' },
        // A sheet that is imported for its effect stays, though it exports nothing.
        moduleSideEffects: !classes,
      }
    },
    renderChunk(code) {
      if (emit !== 'inline' || !code.includes(INLINE.styles)) return null
      const all = inImportOrder(this, sheets)
      const everywhere = new Set(inImportOrder(this, sheets, apart))
      const texts = { styles: [...everywhere], stylesApart: all.filter((sheet) => !everywhere.has(sheet)) }
      const filled = Object.entries(texts).reduce(
        (text, [name, sheet]) =>
          text.replace(new RegExp(`["']${INLINE[name]}["']`), () => JSON.stringify(minified(sheet))),
        code,
      )
      return { code: filled, map: null }
    },
    generateBundle() {
      if (emit !== 'file' || sheets.size === 0) return
      const source = minified(inImportOrder(this, sheets))
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
      this.emitFile({ type: 'asset', fileName: `style-${hash}.css`, source })
    },
  }
}

async function compile(code, id) {
  let classes = null
  const plugins = [...shared.plugins]
  if (id.endsWith('.module.css')) {
    plugins.push(
      modules({
        generateScopedName: scopedName,
        getJSON: (_file, found) => {
          classes = found
        },
      }),
    )
  }
  const { css: sheet } = await postcss(plugins).process(code, { from: id, map: false })
  return { sheet, classes }
}

const moduleFiles = globSync('packages/*/src/**/*.module.css', { cwd: root }).toSorted()

/** As short as can be, and the same in every build, so that the server's HTML and the browser's script agree. */
function scopedName(name, file, sheet) {
  const number = moduleFiles.indexOf(path.relative(root, file))
  const names = [...new Set(sheet.match(/\.[a-z][\w-]*/gi))]
  return `${letters(number)}${names.indexOf(`.${name}`).toString(36)}`
}

// Without vowels and d: ad blockers hide what is called `ad1`.
const LETTERS = 'bcfghjkmnpqrstvwxyz'

/** Counts like the columns of a spreadsheet: b, c … z, bb, bc … */
function letters(number) {
  const last = LETTERS[number % LETTERS.length]
  return number < LETTERS.length ? last : letters(Math.floor(number / LETTERS.length) - 1) + last
}

/** Depth first from the entries, static imports before dynamic ones: what the cascade expects. Not beyond `without`. */
function inImportOrder(context, sheets, without) {
  const seen = new Set()
  const found = []
  const visit = (id) => {
    if (seen.has(id) || (without !== undefined && id === path.join(root, without))) return
    seen.add(id)
    const module = context.getModuleInfo(id)
    if (!module) return
    module.importedIds.forEach(visit)
    if (sheets.has(id)) found.push(sheets.get(id))
    module.dynamicallyImportedIds.forEach(visit)
  }
  for (const id of context.getModuleIds()) if (context.getModuleInfo(id)?.isEntry) visit(id)
  return found
}

function minified(sheets) {
  const { code } = transform({
    filename: 'style.css',
    code: Buffer.from(sheets.join('\n')),
    minify: true,
    targets: LIGHTNING_TARGETS,
  })
  return code.toString()
}

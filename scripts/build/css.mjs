import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import path from 'node:path'
import { transform } from 'lightningcss'
import postcss from 'postcss'
import modules from 'postcss-modules'
import shared from '../../postcss.config.mjs'
import { LIGHTNING_TARGETS, root } from './targets.mjs'

// Stands for the finished style sheets until every module has been read.
const PLACEHOLDER = '__COMPILED_SHEETS__'
const INLINE_ID = 'virtual:styles'

// A module that adds the styles of code that loads later, and the placeholder for their text.
const ADOPT_ID = 'virtual:adopt-styles'
const ADOPT = `export const adopt = (text) => {
  if (!text) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  document.adoptedStyleSheets.push(sheet)
}`
const LATER = /([\w$]+)\("__STYLES_OF_(\d+)__"\)/g

/** By script of a page: the ids of the sheets that it needs when it starts. Builds of scripts fill it for the server's. */
const atOnceByScript = new Map()

/**
 * Sends style sheets through PostCSS. `*.module.css` becomes a map of class names; all others are global. `emit`:
 * - `'file'` writes one hashed sheet for code that loads at once and leaves the rest in code that loads later.
 * - `'later'` does only the latter, because the document has the rest. Name the page's `script`.
 * - `'inline'` puts each sheet into `virtual:styles`, with its classes and the scripts that need it at once.
 * - `'none'` drops them.
 */
export function css({ emit, script }) {
  const sheets = new Map()
  let atOnce = new Set()
  const isLoaded = emit === 'file' || emit === 'later'

  return {
    name: 'css',
    resolveId: (source) => (source === INLINE_ID || source === ADOPT_ID ? `\0${source}` : null),
    load(id) {
      if (id === `\0${ADOPT_ID}`) return ADOPT
      return id === `\0${INLINE_ID}` ? `export const sheets = ${PLACEHOLDER}` : null
    },
    async transform(code, id) {
      if (!id.endsWith('.css')) return null
      const { sheet, classes } = await compile(code, id)
      sheets.set(id, { sheet, classes: classes && Object.values(classes) })
      const names = classes ? `export default ${JSON.stringify(classes)}` : 'export {}'
      const later = `import { adopt } from '${ADOPT_ID}'\nadopt("__STYLES_OF_${[...sheets.keys()].indexOf(id)}__")\n`
      return {
        code: isLoaded && classes ? later + names : names,
        map: { mappings: '' },
        // A sheet that is imported for its effect stays, although it exports nothing.
        moduleSideEffects: isLoaded || !classes,
      }
    },
    renderStart() {
      if (!isLoaded) return
      atOnce = loadedAtOnce(this)
      if (script) atOnceByScript.set(script, atOnce)
    },
    renderChunk(code) {
      if (isLoaded) {
        const ids = [...sheets.keys()]
        const filled = code.replace(LATER, (_, adopt, number) => {
          const id = ids[Number(number)]
          return atOnce.has(id) ? '' : `${adopt}(${JSON.stringify(minified([sheets.get(id).sheet]))})`
        })
        return { code: filled, map: null }
      }
      if (emit !== 'inline' || !code.includes(PLACEHOLDER)) return null
      const found = inImportOrder(this, sheets).map((id) => {
        const { sheet, classes } = sheets.get(id)
        const scripts = [...atOnceByScript].filter(([, ids]) => ids.has(id)).map(([name]) => name)
        return { text: minified([sheet]), classes, scripts }
      })
      return { code: code.replace(PLACEHOLDER, () => JSON.stringify(found)), map: null }
    },
    generateBundle() {
      if (emit !== 'file' || sheets.size === 0) return
      const ids = [...atOnce].filter((id) => sheets.has(id))
      const source = minified(ids.map((id) => sheets.get(id).sheet))
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

/**
 * As short as possible, and the same in every build, so that the server's HTML and the browser's script agree.
 */
function scopedName(name, file, sheet) {
  const number = moduleFiles.indexOf(path.relative(root, file))
  const names = [...new Set(sheet.match(/\.[a-z][\w-]*/gi))]
  return `${letters(number)}${names.indexOf(`.${name}`).toString(36)}`
}

// Without vowels and d: ad blockers hide names like `ad1`.
const LETTERS = 'bcfghjkmnpqrstvwxyz'

/** Counts like the columns of a spreadsheet: b, c … z, bb, bc … */
function letters(number) {
  const last = LETTERS[number % LETTERS.length]
  return number < LETTERS.length ? last : letters(Math.floor(number / LETTERS.length) - 1) + last
}

/** Depth first from the entries, static imports before dynamic ones, as the cascade expects. */
function inImportOrder(context, sheets) {
  const seen = new Set()
  const found = []
  const visit = (id) => {
    if (seen.has(id)) return
    seen.add(id)
    const module = context.getModuleInfo(id)
    if (!module) return
    module.importedIds.forEach(visit)
    if (sheets.has(id)) found.push(id)
    module.dynamicallyImportedIds.forEach(visit)
  }
  for (const id of context.getModuleIds()) if (context.getModuleInfo(id)?.isEntry) visit(id)
  return found
}

/** Static imports of the entries in the order in which they run, plus all global sheets. */
function loadedAtOnce(context) {
  const seen = new Set()
  const found = new Set()
  const visit = (id, isAtOnce) => {
    if (seen.has(`${id} ${isAtOnce}`)) return
    seen.add(`${id} ${isAtOnce}`)
    const module = context.getModuleInfo(id)
    if (!module) return
    for (const imported of module.importedIds) visit(imported, isAtOnce)
    if (isAtOnce || (id.endsWith('.css') && !id.endsWith('.module.css'))) found.add(id)
    for (const later of module.dynamicallyImportedIds) visit(later, false)
  }
  for (const id of context.getModuleIds()) if (context.getModuleInfo(id)?.isEntry) visit(id, true)
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

import { zipSync } from 'fflate'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { EXTENSION_KEY } from '../../packages/contract/src/oauth/extension.ts'
import { LANGUAGES, LANGUAGE_KEYS } from '../../packages/domain/src/languages/languages.ts'
import { manifestOf } from '../../packages/extension/src/manifest.ts'
import { PRODUCT_NAME } from '../../packages/messages/src/product.ts'
import { root } from './targets.mjs'

const PACKAGE = path.join(root, 'packages/extension')
const ICONS = path.join(PACKAGE, 'icons')
// The same sources always give the same file.
const MADE = new Date(2000, 0, 1)
const ZIP = 'scheduling-extension.zip'

const LISTINGS = Object.fromEntries(await Promise.all(LANGUAGE_KEYS.map(listingIn)))

/** Writes what is no script: manifest, its texts in each language, pages, style sheet, icons, and all of it as a zip. Comes with the last script. */
export function extensionFiles(folder) {
  return {
    name: 'extension-files',
    writeBundle() {
      const files = {
        'manifest.json': JSON.stringify(manifest(), undefined, 2),
        ...LISTINGS,
        'page.css': readFileSync(path.join(PACKAGE, 'src/page.css')),
        'popup.html': page('popup.js'),
        'options.html': page('options.js'),
        ...Object.fromEntries(readdirSync(ICONS).map((name) => [name, readFileSync(path.join(ICONS, name))])),
      }
      for (const [name, content] of Object.entries(files)) {
        mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
        writeFileSync(path.join(folder, name), content)
      }
      const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
      const shipped = [...Object.keys(files), ...scripts]
      const entries = shipped.toSorted().map((name) => [name, readFileSync(path.join(folder, name))])
      writeFileSync(path.join(folder, ZIP), zipSync(Object.fromEntries(entries), { level: 9, mtime: MADE }))
    },
  }
}

function manifest() {
  const { version } = JSON.parse(readFileSync(path.join(PACKAGE, 'package.json'), 'utf8'))
  return manifestOf({
    name: PRODUCT_NAME,
    description: '__MSG_description__',
    version,
    key: EXTENSION_KEY,
  })
}

/** What Chrome lists about the extension, by the browser's language. */
async function listingIn(language) {
  const { texts } = await import(`../../packages/messages/src/${language}/extension.ts`)
  const listing = { description: { message: texts['extension.description'] } }
  return [`_locales/${LANGUAGES[language].tag}/messages.json`, JSON.stringify(listing, undefined, 2)]
}

function page(script) {
  return `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="color-scheme" content="light dark">
<link rel="stylesheet" href="page.css">
<script type="module" src="${script}"></script>
</head>
<body></body>
</html>
`
}

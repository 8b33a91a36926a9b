import path from 'node:path'
import { chromium } from 'playwright'
import { buildWhatIsNotBuilt } from './build/fresh.ts'
import { CHROMIUM, requireChromium } from './chromium.ts'
import { pictureReadme } from './pictures/readme.ts'
import { filmTutorials } from './pictures/tutorials.ts'
import { startProduct } from './product.ts'

// `pnpm pictures [readme] [tutorials]`: recreates the pictures of the README and the tutorial videos from the
// current demo, at its usual port. Check the results before you commit them.

const root = path.resolve(import.meta.dirname, '..')
const MAKERS = { readme: pictureReadme, tutorials: filmTutorials }

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !Object.hasOwn(MAKERS, name))
if (unknown.length > 0) {
  console.error(
    `No pictures are called ${unknown.join(' or ')}; expected readme, tutorials, or nothing for all.`,
  )
  process.exit(1)
}
await requireChromium()
await buildWhatIsNotBuilt(root, console.log)
const product = await startProduct({ PORT: '3000' })
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] })
try {
  for (const [name, make] of Object.entries(MAKERS))
    if (wanted.length === 0 || wanted.includes(name)) await make(browser, product.origin, root)
} finally {
  await browser.close()
  await product.stop()
}

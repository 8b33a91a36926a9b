import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

// Checks that names, comments and documents have American spelling. Texts in English are checked beside their catalogs.

const NOT_AMERICAN =
  /colour|catalogue|behaviour|neighbour|favourite|licence|organisation|organiser|(?:author|custom|initial|normal|optim|personal|recogn)is(?:e|ing|ation)/giu
const READ = /\.(?:tsx?|mjs|css|md|php|html|json|sql)$/
// Other languages have such words: "Organisation" is German.
const NOT_READ =
  /node_modules|\/dist\/|messages\/(?:src\/(?!en\/)[a-z]{2}\/|src\/catalogs\.test\.ts|glossary)|scripts\/spelling\.ts/
const FOLDERS = ['.storybook', 'docs', 'examples', 'packages', 'scripts']

const root = path.resolve(import.meta.dirname, '..')
const inFolders = await Promise.all(
  FOLDERS.map(async (folder) =>
    (await readdir(path.join(root, folder), { recursive: true })).map((file) => path.join(folder, file)),
  ),
)
const files = ['README.md', ...inFolders.flat()].filter((file) => READ.test(file) && !NOT_READ.test(file))
const found = await Promise.all(
  files.map(async (file) => {
    const words = `${file}\n${await readFile(path.join(root, file), 'utf8')}`.match(NOT_AMERICAN)
    return words ? [`${file}: ${[...new Set(words)].join(', ')}`] : []
  }),
)
for (const line of found.flat()) console.error(line)
process.exitCode = found.flat().length > 0 ? 1 : 0

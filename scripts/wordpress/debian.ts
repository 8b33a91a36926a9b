import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { execute } from './service.ts'

// Programs: none of these packages starts a service.
const PROGRAMS = [
  'php-cli',
  'php-mysql',
  'php-mbstring',
  'php-xml',
  'mariadb-server-core',
  'mariadb-client-core',
]

// Unpacked only: installed, WordPress brings a web server along. The libraries are what its files are links to.
const FILES = [
  'wordpress',
  'wordpress-theme-twentytwentythree',
  'libjs-cropper',
  'libjs-underscore',
  'php-getid3',
]

const CACHE = path.resolve(import.meta.dirname, '../../node_modules/.cache/wordpress')

/** PHP and MariaDB; installs what is missing where that is allowed. Repeat: harmless. */
export async function requirePrograms(): Promise<void> {
  const missing: string[] = []
  for (const name of PROGRAMS) if (!(await isInstalled(name))) missing.push(name)
  if (missing.length === 0) return
  if (process.getuid?.() !== 0)
    throw new Error(
      `Debian packages are missing; run: sudo apt-get install --no-install-recommends ${missing.join(' ')}`,
    )
  console.log(`Installing ${missing.join(', ')} …`)
  await execute('apt-get', ['update', '-qq'])
  await execute('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

async function isInstalled(name: string): Promise<boolean> {
  return execute('dpkg-query', ['-W', '-f', '${Status}', name]).then(
    ({ stdout }) => stdout === 'install ok installed',
    () => false,
  )
}

/** Debian's WordPress in a folder of its own. Returns where its pages are. */
export async function unpackWordPress(folder: string): Promise<string> {
  await mkdir(CACHE, { recursive: true })
  const kept = await readdir(CACHE)
  const wanted = FILES.filter((name) => !kept.some((file) => file.startsWith(`${name}_`)))
  if (wanted.length > 0) {
    console.log(`Downloading ${wanted.join(', ')} …`)
    await execute('apt-get', ['download', '-qq', ...wanted], { cwd: CACHE })
  }
  for (const file of await readdir(CACHE)) await execute('dpkg-deb', ['-x', path.join(CACHE, file), folder])
  return path.join(folder, 'usr/share/wordpress')
}

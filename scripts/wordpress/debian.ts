import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { requirePackages } from '../debian-packages.ts'
import { execute } from '../service.ts'

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

/** PHP and MariaDB. Repeat: harmless. */
export async function requirePrograms(): Promise<void> {
  await requirePackages(PROGRAMS)
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

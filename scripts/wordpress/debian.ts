import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { requirePackages } from '../debian-packages.ts'
import { execute } from '../service.ts'

// Programs. None of these packages starts a service.
const PROGRAMS = [
  'php-cli',
  'php-mysql',
  'php-mbstring',
  'php-xml',
  'mariadb-server-core',
  'mariadb-client-core',
]

// Only unpacked: installing WordPress would add a web server. Its files link to the libraries.
const FILES = [
  'wordpress',
  'wordpress-l10n',
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

/** Debian's WordPress in a separate folder. Returns the path of its pages. */
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

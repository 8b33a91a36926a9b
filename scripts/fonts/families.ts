import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { execute } from '../service.ts'

export interface FontFamily {
  name: string
  /** The Debian package with the family. */
  package: string
}

// Common fonts of Linux browsers. Their letters differ in width, and their lines in height.
export const FONT_FAMILIES: readonly FontFamily[] = [
  { name: 'DejaVu', package: 'fonts-dejavu-core' },
  { name: 'Noto', package: 'fonts-noto-core' },
  { name: 'Liberation', package: 'fonts-liberation' },
]

/**
 * Unpacks the family's package in `cache` without installing it, and writes a fontconfig file with no other
 * fonts. Returns the path of that file, for `FONTCONFIG_FILE`. Repeat: downloads nothing again.
 */
export async function onlyFontsOf(family: FontFamily, cache: string): Promise<string> {
  const folder = path.join(cache, family.package)
  await mkdir(folder, { recursive: true })
  if (!(await packageIn(folder, family))) await download(family, folder)
  const archive = await packageIn(folder, family)
  if (!archive) throw new Error(`${family.package} could not be downloaded with apt-get into ${folder}.`)
  await execute('dpkg-deb', ['-x', path.join(folder, archive), folder])
  const file = path.join(folder, 'fonts.conf')
  await writeFile(file, configurationOf(path.join(folder, 'usr/share/fonts'), path.join(folder, 'cache')))
  return file
}

async function packageIn(folder: string, family: FontFamily): Promise<string | undefined> {
  return (await readdir(folder)).find((file) => file.startsWith(`${family.package}_`))
}

async function download(family: FontFamily, folder: string): Promise<void> {
  await execute('apt-get', ['download', '-qq', family.package], { cwd: folder }).catch(async () => {
    await execute('apt-get', ['update', '-qq'])
    await execute('apt-get', ['download', '-qq', family.package], { cwd: folder })
  })
}

function configurationOf(fonts: string, cache: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${cache}</cachedir>
</fontconfig>
`
}

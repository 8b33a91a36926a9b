import { access, mkdir, stat } from 'node:fs/promises'
import path from 'node:path'

/**
 * Makes a folder with those above it; answers which were not there, the uppermost first. One at a time: below /proc and
 * its like Node's own `recursive` never comes back. Throws the system's error. Repeat: makes nothing.
 */
export async function makeFolder(folder: string): Promise<string[]> {
  try {
    await mkdir(folder)
    return [folder]
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' && (await stat(folder)).isDirectory()) return []
    const above = path.dirname(folder)
    if (code !== 'ENOENT' || above === folder || (await exists(above))) throw error
    return [...(await makeFolder(above)), ...(await makeFolder(folder))]
  }
}

export async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}

import { access, mkdir, stat } from 'node:fs/promises'
import path from 'node:path'

/**
 * Creates a folder and its parents. Returns the ones that were missing, topmost first. Creates them one at a
 * time: Node's `recursive` never returns in places like /proc. Throws the system's error. Repeat: creates
 * nothing.
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

import { execute } from './service.ts'

/** Installs missing Debian packages if permitted, otherwise says how to. Repeat: harmless. */
export async function requirePackages(names: readonly string[]): Promise<void> {
  const missing: string[] = []
  for (const name of names) if (!(await isInstalled(name))) missing.push(name)
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

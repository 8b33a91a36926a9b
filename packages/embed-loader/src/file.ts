/**
 * Imports one of our other files from the host of the owner's address. If that fails, because the address redirects,
 * imports it from the host of this script. Error: of the first attempt.
 */
export function importFile<T>(name: string, address: string | undefined): Promise<T> {
  return importFrom(name, address).catch((error: Error) =>
    importFrom(name, document.querySelector<HTMLScriptElement>('[src*="scheduling.js"]')?.src).catch(() => {
      throw error
    }),
  ) as Promise<T>
}

async function importFrom(name: string, base: string | undefined): Promise<unknown> {
  const file = new URL(`/external/${name}.js`, base)
  return import(/* webpackIgnore: true */ /* @vite-ignore */ file as unknown as string)
}

const NAME = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/

/** Whether we could have stored a file of this name. */
export function isStoredName(name: string): boolean {
  return NAME.test(name)
}

/** Throws if a name could lead out of the storage or needs encoding in a URL. */
export function requireName(name: string): void {
  if (!isStoredName(name))
    throw new Error(`"${name.slice(0, 100)}" is no name of a file; expected one such as images/a1b2/logo.png`)
}

const NAME = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/

/** Throws if a name could lead out of the storage or needs encoding in a URL. */
export function requireName(name: string): void {
  if (!NAME.test(name))
    throw new Error(`"${name.slice(0, 100)}" is no name of a file; expected one such as images/a1b2/logo.png`)
}

/**
 * The public half of a key, in the manifest of the browser extension: from it browsers derive the extension's id, so the
 * id is the same on every computer. Nobody has the other half.
 */
export const EXTENSION_KEY =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA3D3UnOMpFj1iWnsiPmsw7ZJTUl09YnOBOl1VWCV9YWbt6aqXzI+TWVcdQIOGtJENW577cfMvC5UE3wOVvHN6TO9NW4geAMtR9pg1rwpWJabunfOv3J+y5I52XcY+lYIkW3xzQotIEFz+JxDWPzjAB/c7s6QQSmno/t+HNTF4mCO48XAHO5XOaLp7/EuAAA9MUMaTjeGhDb473nVUEGhK1msxR2kCIl9XPf/ocdC7S8EoOQjhDMuyLWxz8GvbhKikFqup0+xVfAAxajfzmflQroJGBgiGf4J9z8pygZk/JE4kQbmp0nz/P1BCOpefUqUbBATEcSeSvejqTQFEP374HQIDAQAB'

export const EXTENSION_ID = 'aodkjgdekgfmnodedgmdlegigbpcfiok'

export function isExtensionId(text: string): boolean {
  return /^[a-p]{32}$/.test(text)
}

/** Where browsers take the answer to a consent from, for the extension alone. */
export function extensionRedirect(id: string): string {
  return `https://${id}.chromiumapp.org/`
}

/** Undefined if it is another address. */
export function idOfRedirect(redirect: string): string | undefined {
  const [, id] = /^https:\/\/([a-p]{32})\.chromiumapp\.org\/$/.exec(redirect) ?? []
  return id
}

/** The origin of the extension's own pages. */
export function extensionOrigin(id: string): string {
  return `chrome-extension://${id}`
}

export interface Sheet {
  text: string
  /** Null: it is for every document. */
  classes: readonly string[] | null
  /** Names of the scripts that draw with it as soon as they start. */
  scripts: readonly string[]
}

/**
 * The styles of what a document shows and of what its script draws at once. Code that the script loads later brings
 * its own, so that nobody waits for the styles of a step that most visitors never see.
 */
export function stylesOf(sheets: readonly Sheet[], html: string, script?: string): string {
  const shown = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  return sheets
    .filter(
      ({ classes, scripts }) =>
        classes === null ||
        classes.some((name) => shown.has(name)) ||
        (script !== undefined && scripts.includes(script)),
    )
    .map(({ text }) => text)
    .join('')
}

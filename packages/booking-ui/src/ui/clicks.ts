interface Click {
  button: number
  metaKey: boolean
  ctrlKey: boolean
  shiftKey: boolean
  altKey: boolean
  preventDefault: () => void
}

/** A click that the page may answer itself; with a modifier the visitor wants a tab of their own. */
export function takesOver(click: Click): boolean {
  const isPlain = click.button === 0 && !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey)
  if (isPlain) click.preventDefault()
  return isPlain
}

interface Click {
  metaKey: boolean
  ctrlKey: boolean
  shiftKey: boolean
  altKey: boolean
  preventDefault: () => void
}

/** Whether the page may handle this click itself. With a modifier key, the visitor wants a new tab. */
export function takesOver(click: Click): boolean {
  const isPlain = !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey)
  if (isPlain) click.preventDefault()
  return isPlain
}

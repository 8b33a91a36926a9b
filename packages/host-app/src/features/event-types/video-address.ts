const YOUTUBE =
  /^https:\/\/(www\.youtube\.com\/watch\?(.*&)?v=|youtu\.be\/|www\.youtube\.com\/embed\/)[\w-]{11}(?![\w-])/
const VIMEO = /^https:\/\/(player\.)?vimeo\.com\/(video\/)?\d+/

/** YouTube with an id of 11 characters, or Vimeo (specification, section 5). */
export function isVideoAddress(kind: 'youtube' | 'vimeo', url: string): boolean {
  return (kind === 'youtube' ? YOUTUBE : VIMEO).test(url)
}

/** Which of the two an address is, so that nobody has to say it. */
export function videoKindOf(url: string): 'youtube' | 'vimeo' {
  return /vimeo\.com/i.test(url) ? 'vimeo' : 'youtube'
}

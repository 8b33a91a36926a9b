export type VideoKind = 'youtube' | 'vimeo'

// Matched as text and to its end, so that what a browser would read as another host never passes for one of these.
const YOUTUBE =
  /^https?:\/\/(?:(?:(?:www|m|music)\.)?youtube\.com\/(?:watch\/?\?(?:[^#\s]*&)?v=|shorts\/|live\/|embed\/)|(?:www\.)?youtube-nocookie\.com\/embed\/|(?:www\.)?youtu\.be\/)[\w-]{11}(?:[/?&#]\S*)?$/i
const VIMEO =
  /^https?:\/\/(?:(?:www|player)\.)?vimeo\.com\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?\d+(?:[/?#]\S*)?$/i

/** Whose video an address shows: YouTube with an id of 11 characters, or Vimeo. Undefined for every other address. */
export function videoKindOf(address: string): VideoKind | undefined {
  if (YOUTUBE.test(address)) return 'youtube'
  return VIMEO.test(address) ? 'vimeo' : undefined
}

/** Where the pages of videos are: `/video_embed/:id`. */
export const VIDEO_PAGE = '/video_embed'

// Names of the query parameters of a video's page. Snippets in the wild carry them: never rename one. Colors have the names
// that they have on booking pages.
export const VIDEO_PARAMS = {
  /** The second at which it begins. */
  start: 't',
  /** Plays at once, because somebody has pressed play on another page. */
  play: 'play',
  /** Only the video, as high as its frame. */
  hideTitle: 'hide_title',
  /** The words of a button, which leads to one of the next two. Only in frames. */
  callText: 'call_text',
  callUrl: 'call_url',
  /** `OWNER` or `OWNER/EVENT` of this server: the booking opens over the video. */
  book: 'book',
} as const

export const texts = {
  'videos.gif': 'GIF for emails',
  'videos.gif_now': 'The GIF for emails',
  'videos.gif_make': 'Create GIF',
  'videos.gif_text':
    'Three seconds from the current frame on. Emails that you copy from a campaign show it instead of the picture.',
  'videos.gif_needs_ffmpeg': 'Cannot create GIF: this server has no ffmpeg. Ask its operator to install it.',
  'error.cannot_create_gif':
    'Cannot create GIF: there is no picture here, or too much moves. Choose another frame.',
} as const

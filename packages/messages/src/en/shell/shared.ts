/** Texts of several rooms. */
export const texts = {
  'verify.activated': 'Your email address is confirmed',
  'share.what': 'What to share',
  'share.whole_page': 'All event types',
  'share.link': 'Share a link',
  'share.website': 'Add to website',
  'share.link_text': 'Anyone with the link can book. No account needed.',
  'share.copy': 'Copy link',
  'share.copied': 'Copied link',
  'share.open': 'Open',
  'embed.copy': 'Copy code',
  'embed.copied': 'Code copied',
  'event_types.empty': 'No event types yet',
  'event_type.not_saved': 'Not saved yet',
  'names.more': '{count} more',
} as const

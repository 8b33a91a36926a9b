/** Texts of several rooms. */
export const texts = {
  'verify.activated': 'Your e-mail address is confirmed',
  'share.what': 'What to share',
  'share.whole_page': 'All event types',
  'share.link': 'Share a link',
  'share.website': 'Add to website',
  'share.link_text': 'Whoever opens it can book. No account is needed.',
  'share.copy': 'Copy link',
  'share.copied': 'Copied link',
  'share.open': 'Open',
  'embed.copy': 'Copy code',
  'embed.copied': 'Code copied',
  'event_types.empty': 'Nothing can be booked yet',
  'event_type.not_saved': 'Not saved yet',
} as const

// When a lead’s video was watched.
export const texts = {
  subjectLeadWatched: '{percent} of “{video}” played through {lead}’s link',
  headingLeadWatched: 'A lead’s video was watched',
  leadWatched:
    'Someone with {lead}’s link watched {seconds} of “{video}”. We can’t tell whether it was {lead}, because anyone with the link can open it.',
  labelCampaign: 'Campaign',
  actionCampaign: 'Open the campaign',
  textCampaign: 'See what else happened with this campaign’s links:',
  footerLeadWatched:
    'You get these emails when someone watches a video through a lead’s link in {product}. Choose how often, or turn them off, in Settings, under Notifications.',
} as const

// The custom domain of a host's pages.
export const texts = {
  'domain.text':
    'Show your booking pages on your own domain. Links, embeds and emails use it once it works. This server’s address keeps working, too.',
  'domain.label': 'Your domain',
  'domain.label_text': 'Choose one that isn’t used for anything else, such as meet.example.com.',
  'domain.wrong': '“{domain}” is not a domain. Enter one such as meet.example.com.',
  'domain.use': 'Use this domain',
  'domain.unknown':
    'We couldn’t find {domain} yet. We’ll keep checking. You don’t need to do anything for now.',
  'domain.no_record': 'There is no record for {domain} yet. Add the ones below where you bought the domain.',
  'domain.wrong_target': '{domain} points to {found}, not here. Change its record to the one below.',
  'domain.no_proof':
    '{domain} points here, but the TXT record that proves it’s yours is missing. Add the one below.',
  'domain.not_spread':
    'Your records are right, but haven’t spread yet. This can take a few hours. We’ll check again automatically.',
  'domain.no_answer':
    '{domain} points here, but this server doesn’t answer to that name. Ask whoever runs this server to allow it.',
  'domain.no_certificate':
    '{domain} points here, but has no certificate yet. This can take a few minutes. If it doesn’t change, ask whoever runs this server.',
  'domain.works': 'It works. Links, embeds and emails use {domain}.',
  'domain.still_used':
    'Links still use it. If it doesn’t work again within an hour, they use this server’s address.',
  'domain.checked': 'Checked {when}',
  'domain.check': 'Check now',
  'domain.remove': 'Remove domain',
  'domain.set_meanwhile':
    'Your domain wasn’t saved because it was changed in another tab or by someone else. Reload this page to see the current domain.',
  'domain.removed': 'Links use this server’s address again',
  'domain.remove_ask': 'Remove your domain?',
  'domain.remove_text': 'Links to {domain} that you’ve already shared will stop working.',
  'domain.records': 'DNS records',
  'domain.records_text': 'Add both where you manage the domain.',
  'domain.name': 'Name',
  'domain.value': 'Value',
  'domain.copy': 'Copy: {what}',
  'domain.apex':
    'A domain with nothing before it, such as example.com, can’t have a CNAME. Give it the same addresses as this server instead.',
  'error.domain_not_found': 'No custom domain is set',
} as const

// The custom domain of a host's pages.
export const texts = {
  'domain.text':
    'Your booking pages under a name of yours. Links, embeds and mails carry it as soon as it works; the address of this server keeps working, too.',
  'domain.label': 'Your domain',
  'domain.label_text': 'A name that is used for nothing else, such as meet.example.com.',
  'domain.use': 'Use this domain',
  'domain.unknown':
    'No name server has answered for {domain}. It is looked at again; nothing is to be done unless this stays.',
  'domain.no_record': 'There is no record for {domain} yet. Add the ones below where you bought the domain.',
  'domain.wrong_target': '{domain} leads to {found}, not here. Change its record to the one below.',
  'domain.no_proof':
    '{domain} leads here, but the TXT record that gives it to you is missing. Add the one below.',
  'domain.not_spread':
    'Your records are right and have not spread yet. That may take a few hours; it is looked at again by itself.',
  'domain.no_answer':
    '{domain} leads here by name, but the server does not answer by it. Whoever runs this server has to let it through.',
  'domain.no_certificate':
    '{domain} leads here, but has no certificate yet. That may take some minutes; if it stays, whoever runs this server has to look.',
  'domain.works': 'It works. Links, embeds and mails carry {domain}.',
  'domain.still_used':
    'Links still carry it. If it does not work again within an hour, they carry the address of this server.',
  'domain.checked': 'Looked at {when}',
  'domain.check': 'Check now',
  'domain.remove': 'Use no domain',
  'domain.removed': 'Links carry the address of this server again',
  'domain.remove_ask': 'Use no domain?',
  'domain.remove_text': 'Links to {domain} that are already out there will not work any more.',
  'domain.records': 'What has to stand in your DNS',
  'domain.records_text': 'Enter both where you manage the domain.',
  'domain.name': 'Name',
  'domain.value': 'Value',
  'domain.copy': 'Copy: {what}',
  'domain.apex':
    'A domain without anything before it, such as example.com, may have no CNAME: give it the same addresses as this server instead.',
  'error.domain_not_found': 'No custom domain is set',
} as const

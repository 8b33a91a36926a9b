export const texts = {
  subjectDomainWorks: 'Your domain {domain} works',
  headingDomainWorks: 'It works',
  domainWorks: 'Your booking pages are at {domain} now. Links, embeds and mails carry it from now on.',
  subjectDomainFails: 'Your domain {domain} does not work any more',
  headingDomainFails: 'A domain has stopped working',
  domainFails:
    '{domain} has not led to your booking pages for more than an hour. Links and mails carry the address of this server again, which always works.',
  actionDomain: 'Open the settings',
  textDomainWorks: 'See your domain in Settings:',
  textDomain: 'What is wrong, and what has to stand in your DNS:',
  footerDomain: 'You get this because you use this domain with {product}.',
} as const

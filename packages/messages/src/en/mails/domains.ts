export const texts = {
  subjectDomainWorks: 'Your domain {domain} works',
  headingDomainWorks: 'It works',
  domainWorks: 'Your booking pages are at {domain} now. Links, embeds and emails use it from now on.',
  subjectDomainFails: 'Your domain {domain} does not work any more',
  headingDomainFails: 'A domain has stopped working',
  domainFails:
    '{domain} has not led to your booking pages for more than an hour. Links and emails use this server’s address again, which always works.',
  actionDomain: 'Open settings',
  textDomainWorks: 'See your domain in Settings:',
  textDomain: 'See what’s wrong, and which DNS records you need:',
  footerDomain: 'You get this because you use this domain with {product}.',
} as const

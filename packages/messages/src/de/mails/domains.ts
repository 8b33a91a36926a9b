import type { texts as source } from '../../en/mails/domains.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  subjectDomainWorks: 'Ihre Domain {domain} funktioniert',
  headingDomainWorks: 'Sie funktioniert',
  domainWorks:
    'Ihre Buchungsseiten sind jetzt unter {domain}. Links, Einbettungen und Mails verwenden sie von jetzt an.',
  subjectDomainFails: 'Ihre Domain {domain} funktioniert nicht mehr',
  headingDomainFails: 'Eine Domain funktioniert nicht mehr',
  domainFails:
    '{domain} führt seit mehr als einer Stunde nicht mehr zu Ihren Buchungsseiten. Links und Mails verwenden wieder die Adresse dieses Servers, die immer funktioniert.',
  actionDomain: 'Einstellungen öffnen',
  textDomainWorks: 'Ihre Domain in den Einstellungen:',
  textDomain: 'Was falsch ist und welche DNS-Einträge Sie brauchen:',
  footerDomain: 'Sie erhalten diese Mail, weil Sie diese Domain mit {product} verwenden.',
}

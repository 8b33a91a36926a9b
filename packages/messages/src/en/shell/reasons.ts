/** Why a page or a webhook did not respond. `{value}` is a status or a port. */
export const texts = {
  'reason.address': 'It leads to an address we can’t read.',
  'reason.port': 'Websites don’t use port {value}.',
  'reason.not_public': 'No public server can be found there.',
  'reason.no_answer': 'The server did not answer.',
  'reason.certificate': 'The site’s certificate is not valid.',
  'reason.timeout': 'The server took too long.',
  'reason.status': 'The server answered with {value}.',
  'reason.too_many_redirects': 'It keeps redirecting.',
  'reason.too_large': 'The page is too large.',
  'reason.too_deep': 'Its elements are nested too deeply.',
  'reason.too_slow': 'Reading it took too long.',
  'reason.out_of_memory': 'Reading it needs too much memory.',
  'reason.unreadable': 'It is broken.',
} as const

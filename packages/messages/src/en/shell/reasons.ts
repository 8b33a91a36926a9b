/** Why a page or a webhook did not respond. `{value}` is a status or a port. */
export const texts = {
  'reason.address': 'It leads to an address that cannot be read.',
  'reason.port': 'Port {value} is none of a website.',
  'reason.not_public': 'No public server can be found there.',
  'reason.no_answer': 'The server did not answer.',
  'reason.certificate': 'The certificate of the site is not valid.',
  'reason.timeout': 'The server took too long.',
  'reason.status': 'The server answered with {value}.',
  'reason.too_many_redirects': 'It redirects again and again.',
  'reason.too_large': 'The page is too large.',
  'reason.too_deep': 'Its elements lie too deep in one another.',
  'reason.too_slow': 'Reading it took too long.',
  'reason.out_of_memory': 'Reading it needs too much memory.',
  'reason.unreadable': 'It is broken.',
} as const

import type { texts as source } from '../../en/shell/reasons.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'reason.address': 'Sie führt zu einer Adresse, die sich nicht lesen lässt.',
  'reason.port': 'Websites verwenden Port {value} nicht.',
  'reason.not_public': 'Dort ist kein öffentlicher Server zu finden.',
  'reason.no_answer': 'Der Server hat nicht geantwortet.',
  'reason.certificate': 'Das Zertifikat der Website ist nicht gültig.',
  'reason.timeout': 'Der Server hat zu lange gebraucht.',
  'reason.status': 'Der Server hat mit {value} geantwortet.',
  'reason.too_many_redirects': 'Sie leitet immer wieder weiter.',
  'reason.too_large': 'Die Seite ist zu groß.',
  'reason.too_deep': 'Seine Elemente sind zu tief verschachtelt.',
  'reason.too_slow': 'Das Lesen hat zu lange gedauert.',
  'reason.out_of_memory': 'Zum Lesen braucht es zu viel Speicher.',
  'reason.unreadable': 'Er ist beschädigt.',
}

import type { texts as source } from '../en/consent.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pt'> = {
  question: '{owner} pode informar este agendamento a {service}?',
  told: 'Isso compartilha o que foi agendado e quando, não quem você é. Sem cookies.',
  allow: 'Permitir',
  refuse: 'Não permitir',
}

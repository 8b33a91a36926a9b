import type { texts as source } from '../en/doubt.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pt'> = {
  mightBeBlocked: 'O horário selecionado pode estar ocupado',
  mightBeBlockedText:
    'Não conseguimos consultar a agenda do responsável agora. Você pode agendar, e o responsável avisará se não der certo.',
}

import type { texts as source } from '../en/passkeys.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pt'> = {
  'passkeys.title': 'Chaves de acesso',
  'passkeys.text':
    'Entre com sua impressão digital, seu rosto ou o PIN do aparelho em vez de senha e código. Sites falsos não conseguem pedi-la.',
  'passkeys.not_here': 'Este navegador não pode criar chaves de acesso neste endereço.',
  'passkeys.add': 'Adicionar uma chave de acesso',
  'passkeys.name': 'Nome da chave de acesso',
  'passkeys.name_text': 'Ajuda a diferenciar suas chaves de acesso.',
  'passkeys.first_name': 'Este aparelho',
  'passkeys.make': 'Criar chave de acesso',
  'passkeys.declined':
    'Nenhuma chave de acesso foi criada. A janela do navegador foi fechada ou o tempo acabou.',
  'passkeys.there': 'Este aparelho já tem uma chave de acesso para sua conta.',
  'passkeys.was_added': 'Chave de acesso adicionada',
  'passkeys.added': 'Adicionada em {date}.',
  'passkeys.used': 'Último uso: {when}.',
  'passkeys.unused': 'Ainda não usada.',
  'passkeys.rename': 'Renomear',
  'passkeys.rename_of': 'Renomear {name}',
  'passkeys.remove': 'Remover',
  'passkeys.remove_of': 'Remover {name}',
  'passkeys.remove_text':
    'Ela não poderá mais ser usada para entrar. Seu aparelho pode continuar oferecendo-a até você excluí-la também lá.',
  'passkeys.was_removed': 'Chave de acesso removida',
  'error.passkey_not_found': 'Esta chave de acesso foi removida',
  'error.passkey_limit_reached': 'Você atingiu o limite de 20 chaves de acesso. Remova uma primeiro.',
}

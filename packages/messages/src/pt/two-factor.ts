import type { texts as source } from '../en/two-factor.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pt'> = {
  'two_factor.text': 'Pede um código além da senha, para que uma senha roubada não seja suficiente.',
  'two_factor.off': 'A verificação em duas etapas está desativada',
  'two_factor.off_text':
    'Ative-a para entrar com sua senha e um código de seis dígitos de um app no celular.',
  'two_factor.set_up': 'Configurar verificação em duas etapas',
  'two_factor.step': 'Etapa {step} de 3',
  'two_factor.app': 'Instale um app autenticador',
  'two_factor.app_text':
    'Qualquer app de códigos de uso único funciona, incluindo muitos gerenciadores de senhas. Depois digite sua senha para continuar.',
  'two_factor.next': 'Continuar',
  'two_factor.scan': 'Leia o código',
  'two_factor.scan_text':
    'Abra o app e leia este código. Seu navegador o desenha e não o envia a lugar nenhum.',
  'two_factor.qr': 'Código QR para o app autenticador',
  'two_factor.by_hand': 'Sem câmera? Digite esta chave no app:',
  'two_factor.copy_key': 'Copiar chave',
  'two_factor.enter': 'Digite o código de 6 dígitos',
  'two_factor.switch_on': 'Ativar',
  'two_factor.switched_on':
    'A verificação em duas etapas está ativada. Sua conta foi desconectada em todos os outros lugares.',
  'two_factor.codes': 'Salve seus códigos de recuperação',
  'two_factor.codes_text':
    'Cada código permite entrar uma vez se você estiver sem o app. Nós só os mostramos agora, então salve-os em um lugar seguro.',
  'two_factor.copy_codes': 'Copiar códigos',
  'two_factor.download': 'Baixar',
  'two_factor.kept': 'Já salvei',
  'two_factor.file_text': 'Códigos de recuperação de {product}. Cada um funciona uma vez.',
  'two_factor.on': 'A verificação em duas etapas está ativada',
  'two_factor.since': 'Desde {date}.',
  'two_factor.codes_left': {
    one: 'Resta {count} código de recuperação.',
    other: 'Restam {count} códigos de recuperação.',
  },
  'two_factor.renew': 'Gerar novos códigos de recuperação',
  'two_factor.switch_off': 'Desativar',
  'two_factor.switched_off':
    'A verificação em duas etapas está desativada. Sua conta foi desconectada em todos os outros lugares.',
  'error.two_factor_is_on': 'A verificação em duas etapas já está ativada',
}

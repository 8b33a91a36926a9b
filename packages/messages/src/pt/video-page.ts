import type { texts as source } from '../en/video-page.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pt'> = {
  play: 'Reproduzir vídeo',
  speed: 'Velocidade',
  quality: 'Qualidade',
  quality_high: 'Alta',
  quality_small: 'Economia de dados',
  full_screen: 'Tela cheia',
  chapters: 'Capítulos',
  book: 'Agendar um horário',
  close: 'Fechar',
  website: 'Site {site}',
  failed_connection: 'A conexão caiu.',
  failed_file: 'Não foi possível carregar este vídeo.',
  failed_format: 'Não foi possível carregar este vídeo. Tente outro navegador.',
  try_again: 'Tentar de novo',
  password_title: 'Este vídeo tem senha',
  password: 'Senha',
  wrong_password: 'Senha errada. Tente de novo.',
  watch: 'Assistir ao vídeo',
  missing_title: 'Este vídeo não está disponível',
  missing_text: 'Ele pode ter sido excluído, ou quem o publicou o mantém privado.',
  expired_title: 'O link expirou',
  expired_text: 'Este link não funciona mais. Peça um novo a quem publicou o vídeo.',
  processing_title: 'Quase pronto',
  processing_text: 'Este vídeo ainda está sendo preparado. Ele vai aparecer aqui em instantes.',
}

import type { texts as source } from '../en/branding.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pt'> = {
  'branding.text': 'A aparência da sua página, dos seus e-mails e das suas incorporações.',
  'branding.preview': 'Sua página como os participantes a veem, incluindo mudanças não salvas.',
  'branding.scheme': 'Tema do visitante',
  'branding.light': 'Claro',
  'branding.dark': 'Escuro',

  'image.avatar': 'Sua foto',
  'image.avatar_text': 'No topo da sua página e dos e-mails, se você não tiver logotipo.',
  'image.logo': 'Logotipo',
  'image.logo_text': 'Mostrado no lugar da sua foto.',
  'image.background': 'Plano de fundo',
  'image.background_text': 'Atrás da sua página. Páginas incorporadas mostram o site que está atrás delas.',
  'image.kinds': 'JPEG, PNG, WebP ou GIF, até {megabytes} MB.',
  'image.choose': 'Escolher um arquivo: {name}',
  'image.replace': 'Substituir: {name}',
  'image.remove': 'Remover: {name}',
  'image.choose_short': 'Escolher um arquivo',
  'image.replace_short': 'Substituir',
  'image.remove_short': 'Remover',
  'image.sending': 'Fazendo upload…',
  'image.saved': 'Imagem salva',
  'image.background_saved': 'Plano de fundo salvo',
  'image.removed': 'Imagem removida',
  'image.required': 'Imagem obrigatória',
  'image.failed': 'Não foi possível fazer upload do arquivo. Tente de novo em instantes.',
  'image.image_type': 'Esta imagem não é JPEG, PNG, WebP nem GIF.',
  'image.too_large': 'Este arquivo tem mais de {megabytes} MB.',
  'image.too_many_pixels': {
    one: 'Esta imagem tem mais de {count} milhão de pixels. Diminua-a primeiro.',
    other: 'Esta imagem tem mais de {count} milhões de pixels. Diminua-a primeiro.',
  },
  'image.image_broken': 'Esta imagem está com defeito ou incompleta.',
  'image.image_slow': 'A leitura desta imagem demora demais. Diminua-a primeiro.',

  'crop.title': 'Recorte sua imagem',
  'crop.frame': 'Parte visível: arraste-a ou mova-a com as setas',
  'crop.zoom': 'Zoom',
  'crop.use': 'Recortar imagem',

  'colors.title': 'Cores',
  'colors.text': 'Na sua página, nos e-mails e nas incorporações sem cores próprias.',
  'colors.background': 'Cor do plano de fundo',
  'colors.text_color': 'Cor do texto',
  'colors.button': 'Cor de botões e links',
  'colors.usual': 'Redefinir para o padrão',
  'colors.default': 'Padrão',
  'colors.reset': 'Redefinir para o padrão: {name}',
  'colors.hard_to_read':
    'Este texto é difícil de ler para alguns visitantes. Se você não escolher um plano de fundo, ele é claro para uns e escuro para outros.',
  'colors.better': 'Usar {color}',

  'product_name.hide': 'Ocultar o nome {product}',
  'product_name.text':
    'Remove-o da sua página e dos e-mails para participantes. Esses e-mails passam a vir em seu nome.',
}

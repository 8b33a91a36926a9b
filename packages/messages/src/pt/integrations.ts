import type { texts as source } from '../en/integrations.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pt'> = {
  'connector.key': 'Chave de API',
  'connector.key_text':
    '{app} entra com uma chave de API. Crie uma só para {app}, para poder removê-la sem afetar outros programas.',
  'connector.key_scopes':
    'Ela pode ler e mudar reuniões, reuniões avulsas e webhooks, e ler tipos de evento.',
  'connector.key_make': 'Criar chave',
  'connector.hears': 'Eventos enviados para {app}',
  'connector.remove': 'Remover',
  'connector.remove_of': 'Remover {name}',
  'connector.stand_in': 'Experimente aqui',
  'connector.stand_in_text':
    '{app} não alcança este servidor de teste, então um simulador neste computador fica no lugar. Cole sua chave lá, ative um gatilho e execute ações.',
  'connector.stand_in_open': 'Abrir o simulador',
  'connector.zapier_key': 'Crie uma chave de API e copie-a.',
  'connector.zapier_connect': 'No Zapier, adicione este app a um Zap e entre com {origin} e a chave.',
  'connector.zapier_choose': 'Escolha um gatilho, como uma nova reunião, ou uma ação, como agendar uma.',
  'connector.zapier_try': 'Teste com suas reuniões mais recentes e ative o Zap.',
  'connector.zapier_note':
    'A administração deste servidor publica o app do Zapier uma vez, a partir de examples/zapier.',
  'connector.zapier_none':
    'Nenhum evento ainda. Ative um Zap com um gatilho deste app, e ele vai aparecer aqui.',
  'connector.pabbly_connect_address':
    'No Pabbly Connect, escolha Webhook by Pabbly como gatilho e copie a URL do webhook.',
  'connector.pabbly_connect_paste': 'Adicione um webhook aqui com essa URL e escolha os eventos.',
  'connector.pabbly_connect_try':
    'Envie um evento de teste pela página do webhook, para que o Pabbly Connect detecte os campos.',
  'connector.pabbly_connect_act':
    'Para agendar, reagendar ou cancelar a partir de um fluxo, crie uma chave de API e use-a como bearer token em API by Pabbly, com {origin}/api/v1.',
  'connector.pabbly_connect_note':
    'Um app feito com o construtor de apps da Pabbly pode configurar seus próprios webhooks com a chave.',
  'connector.pabbly_connect_none':
    'Nenhum evento ainda. Adicione um webhook com uma URL do Pabbly Connect, e ele vai aparecer aqui.',
  'chrome_extension.get': 'Baixe a extensão e descompacte o arquivo.',
  'chrome_extension.load':
    'No Chrome, abra chrome://extensions, ative o Modo do desenvolvedor, escolha Carregar sem compactação e selecione a pasta.',
  'chrome_extension.connect':
    'Digite {origin} nas configurações da extensão, escolha Conectar e permita o acesso.',
  'chrome_extension.use':
    'Abra uma mensagem no Gmail ou no LinkedIn, clique no ícone da extensão e insira um link ou horários livres.',
  'chrome_extension.download': 'Baixar extensão',
  'chrome_extension.note':
    'Ela só lê uma página depois que você clica no ícone lá. O acesso termina quando você a remove em Chaves de API.',
  'chrome_extension.not_allowed': 'Este servidor não permite a extensão. Fale com a administração.',
  'chrome_extension.access': 'Apps conectados',

  'integrations.text': 'Conecte suas agendas, reuniões por vídeo, CRM, site e análises.',
  'integrations.search': 'Pesquisar integrações',
  'integrations.categories': 'Categoria',
  'integrations.all': 'Todas',
  'integrations.video': 'Videoconferência',
  'integrations.calendars': 'Agendas',
  'integrations.sales': 'Vendas e CRM',
  'integrations.embed': 'Incorporar',
  'integrations.tracking': 'Rastreamento',
  'integrations.native': 'Integrações nativas',
  'integrations.extensions': 'Extensões',
  'integrations.connectors': 'API e conectores',
  'integrations.count': { one: '{count} integração', other: '{count} integrações' },
  'integrations.none': 'Nada encontrado para “{search}”',
  'integrations.none_text':
    'Qualquer site funciona com o código geral: “Compartilhe seu link” e depois “Adicionar ao site”.',
  'integrations.show_all': 'Mostrar todas',
  'integrations.connected': 'Conectada',
  'integrations.gone': 'Esta integração não existe',
  'integrations.gone_text': 'Ela pode ter um nome diferente. Veja todas as integrações no catálogo.',

  'platform.video': 'Adicionar um vídeo',
  'platform.video_choice': 'Vídeo',
  'platform.video_none': 'Escolha um dos seus vídeos',
  'platform.video_tool': 'Escolha cores e um botão',
  'platform.ways': 'Onde colocar',
  'platform.event': 'O que as pessoas podem agendar',
  'platform.steps': 'Passo a passo',
  'platform.picture': 'Onde o código entra: “{place}”',
  'platform.address': 'Seu endereço',
  'platform.download': 'Baixar o plugin',
  'platform.test': 'Depois verifique sua página',
  'way.page': 'Na página',
  'way.every_page': 'Um botão em todas as páginas',
  'way.plugin': 'Plugin',
  'way.link': 'Um link',
  'way.app_block': 'Bloco de app',
  'way.video': 'Um vídeo',
  'note.wordpress_video':
    'Com o plugin, os autores também podem adicionar vídeos. A moldura mantém o formato do vídeo.',
  'note.video': 'A moldura mantém o formato do vídeo em qualquer largura. Não precisa de script.',
  'note.video_fixed': 'O código fica em uma caixa com altura fixa. Não precisa de script.',
  'note.wordpress_plugin': 'Para administradores. Depois, os autores podem usar o bloco e o shortcode.',
  'note.wordpress_html':
    'Para administradores e para editores de um único site. O WordPress remove frames e scripts dos demais.',
  'note.wordpress_link':
    'Para autores e colaboradores sem o plugin. O WordPress só permite que adicionem links.',
  'note.wix_page': 'O Wix coloca o código em um frame com altura fixa, por isso este código não tem script.',
  'note.wix_every_page': 'Precisa de um plano do Wix com domínio próprio.',
  'note.squarespace_page':
    'A altura se ajusta ao conteúdo. Seu plano precisa permitir código com frames e scripts.',
  'note.squarespace_every_page': 'Precisa de um plano com injeção de código.',
  'note.shopify_page':
    'Funciona em todos os temas da Online Store 2.0. A Shopify não permite scripts no checkout.',
  'note.shopify_every_page': 'O rodapé está em todas as páginas da loja, exceto no checkout.',
  'note.shopify_app_block':
    'Para desenvolvedores com conta Partner: examples/shopify é uma extensão de tema pronta para implantar.',
  'note.unbounce_page':
    'O Unbounce coloca os elementos em posições fixas, por isso o frame tem altura fixa e rola por dentro.',
  'note.unbounce_every_page': 'O botão flutua sobre a página, então não ocupa espaço.',
  'note.weebly_page': 'O editor só mostra uma prévia. Verifique a página publicada.',
  'note.webflow_page':
    'Precisa de um plano pago de site ou workspace. O calendário só aparece no site publicado.',
  'note.webflow_every_page': 'Precisa de um plano pago de site.',
  'step.open_page': 'Abra a página no editor.',
  'step.open_settings': 'Abra as configurações do site.',
  'step.choose': 'Escolha {path}.',
  'step.drag': 'Arraste {place} para onde você quer o calendário.',
  'step.paste': 'Cole o código.',
  'step.paste_into': 'Cole o código em {place}.',
  'step.height': 'Deixe a caixa com pelo menos 700 px de altura. Ela não cresce com o conteúdo.',
  'step.drag_video': 'Arraste {place} para onde você quer o vídeo.',
  'step.video_height':
    'Deixe a caixa com 578 px de altura para uma largura de 800 px. Ela não cresce com o conteúdo.',
  'step.wordpress_video': 'Cole o shortcode onde você quer o vídeo.',
  'step.publish':
    'Salve e publique, depois abra a página como visitante. Os editores costumam mostrar uma caixa vazia.',
  'step.wordpress_install':
    'Baixe o plugin, envie-o em Plugins → Adicionar plugin → Enviar plugin e ative-o.',
  'step.wordpress_connect': 'Em {path}, digite {origin} e escolha “Testar a conexão”.',
  'step.wordpress_insert': 'Insira o bloco “Scheduling” onde você quer o calendário ou cole o shortcode.',
  'step.paste_link': 'Cole o endereço em uma linha própria ou selecione uma palavra e transforme-a em link.',
  'step.shopify_deploy': 'Copie examples/shopify para seu app como extensions/scheduling e implante-o.',
  'step.shopify_address': 'Cole o endereço nas configurações do bloco.',

  'connect.step_connect': 'Conecte sua conta.',
  'connect.step_connect_teams':
    'Se seus agendamentos vão para uma agenda do Outlook, não é preciso conectar nada: os eventos dela já vêm com uma sala. Com qualquer outra agenda, ou sem nenhuma, conecte aqui sua conta corporativa ou de estudante.',
  'connect.step_calendar':
    'Conecte a conta em “Conexões de agenda” e escolha a agenda que recebe os novos eventos.',
  'connect.step_location': 'Escolha {app} como local de um tipo de evento.',
  'connect.step_room':
    'Cada agendamento recebe sua própria sala e a mantém quando é reagendado. O link está nos e-mails, na agenda e na página do agendamento.',
  'connect.step_busy':
    'Escolha em quais agendas verificamos conflitos. Ninguém pode agendar com você enquanto elas estiverem ocupadas.',
  'connect.step_follow': 'Mova ou exclua um agendamento na agenda, e nós o atualizamos aqui.',
  'connect.step_contacts':
    'Para cada agendamento, encontramos ou adicionamos o contato pelo e-mail e adicionamos uma reunião. Quando ele é reagendado, cancelado ou reatribuído, atualizamos essa reunião.',
  'connect.step_fields': 'Escolha quais respostas preenchem quais campos do contato.',
  'connect.step_key':
    'Crie uma chave em {app} e cole-a aqui. Nós a testamos na hora e a guardamos criptografada.',
  'connect.step_push': 'Vincule uma das suas campanhas e adicione os leads com seus links pessoais.',
  'connect.step_told':
    'Quando um lead agenda, {app} fica sabendo e para de escrever para ele. Os agendamentos nunca esperam por isso.',
  'connect.disconnect_rooms':
    'Não vamos mais criar salas. As salas existentes continuam. Também excluímos nosso acesso.',

  'tracking.ga4_id': 'ID da métrica',
  'tracking.gtag_id': 'ID da tag ou do contêiner',
  'tracking.fpixel_id': 'ID do pixel',
  'tracking.example': 'Por exemplo, {example}',
  'tracking.format': 'Digite um ID como {example}',
  'tracking.where_ga4': 'No Google Analytics: Administrador → Fluxos de dados → seu site.',
  'tracking.where_gtag':
    'No Google Ads: Ferramentas → Conversões → a tag. No Gerenciador de tags: ao lado do nome do contêiner.',
  'tracking.where_fpixel': 'No Gerenciador de Eventos da Meta: Fontes de dados → seu pixel.',
  'tracking.connect': 'Conectar',
  'tracking.change': 'Salvar',
  'tracking.disconnect': 'Desconectar',
  'tracking.connected': '{app} agora recebe seus agendamentos',
  'tracking.disconnected': '{app} não recebe mais seus agendamentos',
  'tracking.what': 'O que é enviado, e quando',
  'tracking.when':
    'Uma vez por agendamento, quando ele é feito. Não de novo quando ele é reagendado ou cancelado.',
  'tracking.sent_ga4':
    'O evento {event} com o ID do agendamento, o horário de início, seu link e o tipo de evento.',
  'tracking.sent_gtag':
    'O evento {event} ({container} em um contêiner do Gerenciador de tags) com o ID do agendamento, o horário de início, seu link e o tipo de evento.',
  'tracking.sent_fpixel':
    'O evento padrão {event} com o ID do agendamento, o horário de início, seu link e o tipo de evento.',
  'tracking.never': 'Nunca um nome, um endereço de e-mail ou uma resposta.',
  'tracking.where_sent': 'Como é enviado',
  'tracking.embedded':
    'Em páginas com sua incorporação, o evento passa pelas análises do seu site, depois que a ferramenta de consentimento informar que o visitante concorda. Sem consentimento, nada é enviado.',
  'tracking.direct':
    'Na sua página de agendamento, perguntamos antes aos visitantes. O evento não tem cookies nem ID de visitante. Não o enviamos se o navegador pedir para não ser rastreado.',
  'tracking.direct_container':
    'Contêineres do Gerenciador de tags só recebem agendamentos incorporados, porque leriam o endereço da página de agendamento.',
  'tracking.consent':
    'Informe no seu aviso de privacidade que você conta agendamentos. Se seu site não precisa de consentimento, defina data-consent="granted".',
}

import type { texts as source } from '../en/integrations.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'es'> = {
  'connector.key': 'Clave de API',
  'connector.key_text':
    '{app} inicia sesión con una clave de API. Crea una solo para {app}, así puedes quitarla sin afectar a otros programas.',
  'connector.key_scopes':
    'Puede leer y cambiar reuniones, reuniones únicas y webhooks, y leer tipos de evento.',
  'connector.key_make': 'Crear clave',
  'connector.hears': 'Eventos enviados a {app}',
  'connector.remove': 'Quitar',
  'connector.remove_of': 'Quitar {name}',
  'connector.stand_in': 'Probarlo aquí',
  'connector.stand_in_text':
    '{app} no puede acceder a esta prueba, así que lo reemplaza un sustituto en este dispositivo. Pega allí tu clave, activa un activador y ejecuta acciones.',
  'connector.stand_in_open': 'Abrir el sustituto',
  'connector.zapier_key': 'Crea una clave de API y cópiala.',
  'connector.zapier_connect': 'En Zapier, agrega esta app a un Zap e inicia sesión con {origin} y la clave.',
  'connector.zapier_choose': 'Elige un activador, como una nueva reunión, o una acción, como reservar una.',
  'connector.zapier_try': 'Pruébalo con tus últimas reuniones y después activa el Zap.',
  'connector.zapier_note':
    'La administración de este servidor publica una vez la app de Zapier, desde examples/zapier.',
  'connector.zapier_none': 'Aún no hay eventos. Activa un Zap con un activador de esta app y aparecerá aquí.',
  'connector.pabbly_connect_address':
    'En Pabbly Connect, elige Webhook by Pabbly como activador y copia la URL del webhook.',
  'connector.pabbly_connect_paste': 'Agrega aquí un webhook con esa URL y elige sus eventos.',
  'connector.pabbly_connect_try':
    'Envía un evento de prueba desde la página del webhook para que Pabbly Connect detecte los campos.',
  'connector.pabbly_connect_act':
    'Para reservar, reprogramar o cancelar desde un flujo de trabajo, crea una clave de API y úsala como token bearer en API by Pabbly, con {origin}/api/v1.',
  'connector.pabbly_connect_note':
    'Una app creada con el generador de apps de Pabbly puede configurar sus propios webhooks con la clave.',
  'connector.pabbly_connect_none':
    'Aún no hay eventos. Agrega un webhook con una URL de Pabbly Connect y aparecerá aquí.',
  'chrome_extension.get': 'Descarga la extensión y descomprime el archivo.',
  'chrome_extension.load':
    'En Chrome, abre chrome://extensions, activa el modo de desarrollador, elige la opción para cargar una extensión sin empaquetar y selecciona la carpeta.',
  'chrome_extension.connect':
    'Escribe {origin} en la configuración de la extensión, elige Conectar y permite el acceso.',
  'chrome_extension.use':
    'Abre un mensaje en Gmail o LinkedIn, haz clic en el icono de la extensión e inserta un enlace u horarios libres.',
  'chrome_extension.download': 'Descargar extensión',
  'chrome_extension.note':
    'Solo lee una página después de que hagas clic allí en su icono. El acceso termina cuando la quitas en Claves de API.',
  'chrome_extension.not_allowed': 'Este servidor no permite la extensión. Pregunta a quien lo administra.',
  'chrome_extension.access': 'Apps conectadas',

  'integrations.text': 'Conecta tus calendarios, videollamadas, CRM, sitio web y estadísticas.',
  'integrations.search': 'Buscar integraciones',
  'integrations.categories': 'Categoría',
  'integrations.all': 'Todas',
  'integrations.video': 'Videoconferencias',
  'integrations.calendars': 'Calendarios',
  'integrations.sales': 'Ventas y CRM',
  'integrations.embed': 'Inserción',
  'integrations.tracking': 'Seguimiento',
  'integrations.native': 'Integraciones nativas',
  'integrations.extensions': 'Extensiones',
  'integrations.connectors': 'API y conectores',
  'integrations.count': { one: '{count} integración', other: '{count} integraciones' },
  'integrations.none': 'Sin resultados para «{search}»',
  'integrations.none_text':
    'Cualquier sitio web funciona con el código general: «Comparte tu enlace» y después «Agregar al sitio web».',
  'integrations.show_all': 'Ver todas',
  'integrations.connected': 'Conectada',
  'integrations.gone': 'Esta integración no existe',
  'integrations.gone_text': 'Puede que tenga otro nombre. Mira todas las integraciones en el catálogo.',

  'platform.video': 'Agregar un video',
  'platform.video_choice': 'Video',
  'platform.video_none': 'Elige uno de tus videos',
  'platform.video_tool': 'Elegir colores y un botón',
  'platform.ways': 'Dónde ponerlo',
  'platform.event': 'Qué se puede reservar',
  'platform.steps': 'Paso a paso',
  'platform.picture': 'Dónde va el código: «{place}»',
  'platform.address': 'Tu dirección',
  'platform.download': 'Descargar el plugin',
  'platform.test': 'Después, revisa tu página',
  'way.page': 'En la página',
  'way.every_page': 'Un botón en cada página',
  'way.plugin': 'Plugin',
  'way.link': 'Un enlace',
  'way.app_block': 'Bloque de app',
  'way.video': 'Un video',
  'note.wordpress_video':
    'Con el plugin, los autores también pueden agregar videos. El marco conserva la forma del video.',
  'note.video': 'El marco conserva la forma del video con cualquier ancho. No necesita script.',
  'note.video_fixed': 'El código va en un cuadro de altura fija. No necesita script.',
  'note.wordpress_plugin': 'Para administradores. Después, los autores pueden usar el bloque y el shortcode.',
  'note.wordpress_html':
    'Para administradores, y para editores de un solo sitio. A los demás, WordPress les quita los marcos y los scripts.',
  'note.wordpress_link':
    'Para autores y colaboradores sin el plugin. WordPress solo les permite agregar enlaces.',
  'note.wix_page': 'Wix pone el código en un marco de altura fija, por eso este código no tiene script.',
  'note.wix_every_page': 'Necesita un plan de Wix con dominio propio.',
  'note.squarespace_page':
    'La altura se ajusta al contenido. Tu plan debe permitir código con marcos y scripts.',
  'note.squarespace_every_page': 'Necesita un plan con inyección de código.',
  'note.shopify_page':
    'Funciona en todos los temas de Online Store 2.0. Shopify no permite scripts en la página de pago.',
  'note.shopify_every_page': 'El pie está en todas las páginas de la tienda, salvo la de pago.',
  'note.shopify_app_block':
    'Para desarrolladores con una cuenta Partner: examples/shopify es una extensión de tema lista para publicar.',
  'note.unbounce_page':
    'Unbounce coloca los elementos en posiciones fijas, así que el marco tiene una altura fija y se desplaza por dentro.',
  'note.unbounce_every_page': 'El botón flota sobre la página, así que no ocupa espacio.',
  'note.weebly_page': 'El editor solo muestra una vista previa. Revisa la página publicada.',
  'note.webflow_page':
    'Necesita un plan de sitio o de espacio de trabajo de pago. El calendario solo aparece en el sitio publicado.',
  'note.webflow_every_page': 'Necesita un plan de sitio de pago.',
  'step.open_page': 'Abre la página en el editor.',
  'step.open_settings': 'Abre la configuración del sitio.',
  'step.choose': 'Elige {path}.',
  'step.drag': 'Arrastra {place} a donde quieras el calendario.',
  'step.paste': 'Pega el código.',
  'step.paste_into': 'Pega el código en {place}.',
  'step.height': 'Haz que el cuadro tenga al menos 700 px de alto. No crece con su contenido.',
  'step.drag_video': 'Arrastra {place} a donde quieras el video.',
  'step.video_height':
    'Haz que el cuadro tenga 578 px de alto para un ancho de 800 px. No crece con su contenido.',
  'step.wordpress_video': 'Pega el shortcode donde quieras el video.',
  'step.publish':
    'Guarda y publica, y después abre la página como visitante. Los editores suelen mostrar en su lugar un cuadro vacío.',
  'step.wordpress_install':
    'Descarga el plugin, súbelo en Plugins → Add New Plugin → Upload Plugin y actívalo.',
  'step.wordpress_connect': 'En {path}, escribe {origin} y elige «Probar la conexión».',
  'step.wordpress_insert': 'Inserta el bloque «Scheduling» donde quieras el calendario o pega el shortcode.',
  'step.paste_link':
    'Pega la dirección en una línea aparte, o selecciona una palabra y conviértela en enlace.',
  'step.shopify_deploy': 'Copia examples/shopify en tu app como extensions/scheduling y publícala.',
  'step.shopify_address': 'Pega la dirección en la configuración del bloque.',

  'connect.step_connect': 'Conecta tu cuenta.',
  'connect.step_connect_teams':
    'Si tus reservas llegan a un calendario de Outlook, no hay nada que conectar: sus eventos incluyen una sala. Con cualquier otro calendario, o ninguno, conecta aquí tu cuenta de trabajo o de estudios.',
  'connect.step_calendar':
    'Conecta la cuenta en «Conexiones de calendario» y elige el calendario que recibe los nuevos eventos.',
  'connect.step_location': 'Elige {app} como ubicación de un tipo de evento.',
  'connect.step_room':
    'Cada reserva recibe su propia sala y la conserva cuando se reprograma. El enlace está en los correos, en el calendario y en la página de la reserva.',
  'connect.step_busy':
    'Elige en qué calendarios buscamos conflictos. Nadie puede reservar contigo mientras están ocupados.',
  'connect.step_follow': 'Mueve o elimina una reserva en el calendario y la actualizamos aquí.',
  'connect.step_contacts':
    'Para cada reserva, buscamos o agregamos el contacto por su correo y agregamos una reunión. Cuando se reprograma, cancela o reasigna, actualizamos esa reunión.',
  'connect.step_fields': 'Elige qué respuestas rellenan qué campos de contacto.',
  'connect.step_key': 'Crea una clave en {app} y pégala aquí. La probamos enseguida y la guardamos cifrada.',
  'connect.step_push': 'Vincula una de tus campañas y agrega sus leads con sus enlaces personales.',
  'connect.step_told':
    'Cuando un lead reserva, {app} recibe el aviso y deja de escribirle. Las reservas nunca esperan por eso.',
  'connect.disconnect_rooms':
    'Ya no crearemos salas. Las salas existentes se mantienen. También eliminamos nuestro acceso.',

  'tracking.ga4_id': 'ID de medición',
  'tracking.gtag_id': 'ID de etiqueta o de contenedor',
  'tracking.fpixel_id': 'ID del píxel',
  'tracking.example': 'Por ejemplo, {example}',
  'tracking.format': 'Escribe un ID como {example}',
  'tracking.where_ga4': 'En Google Analytics: Administrar → Flujos de datos → tu sitio web.',
  'tracking.where_gtag':
    'En Google Ads: Herramientas → Conversiones → la etiqueta. En Tag Manager: junto al nombre del contenedor.',
  'tracking.where_fpixel': 'En el Administrador de eventos de Meta: Orígenes de datos → tu píxel.',
  'tracking.connect': 'Conectar',
  'tracking.change': 'Guardar',
  'tracking.disconnect': 'Desconectar',
  'tracking.connected': '{app} ahora recibe tus reservas',
  'tracking.disconnected': '{app} ya no recibe tus reservas',
  'tracking.what': 'Qué se envía y cuándo',
  'tracking.when': 'Una vez por reserva, cuando se hace. No se repite al reprogramarla o cancelarla.',
  'tracking.sent_ga4':
    'El evento {event} con el ID de la reserva, su hora de inicio, tu enlace y el tipo de evento.',
  'tracking.sent_gtag':
    'El evento {event} ({container} en un contenedor de Tag Manager) con el ID de la reserva, su hora de inicio, tu enlace y el tipo de evento.',
  'tracking.sent_fpixel':
    'El evento estándar {event} con el ID de la reserva, su hora de inicio, tu enlace y el tipo de evento.',
  'tracking.never': 'Nunca un nombre, una dirección de correo ni una respuesta.',
  'tracking.where_sent': 'Cómo se envía',
  'tracking.embedded':
    'En páginas con tu inserción, el evento pasa por la herramienta de análisis de tu sitio en cuanto su gestor de consentimiento indica que el visitante está de acuerdo. Sin consentimiento no se envía nada.',
  'tracking.direct':
    'En tu página de reservas, primero preguntamos a los visitantes. El evento no lleva cookies ni ID de visitante. No lo enviamos si el navegador pide no ser rastreado.',
  'tracking.direct_container':
    'Los contenedores de Tag Manager solo reciben reservas hechas en inserciones, porque leerían la dirección de la página de reservas.',
  'tracking.consent':
    'Indica en tu aviso de privacidad que cuentas reservas. Si tu sitio no necesita consentimiento, usa data-consent="granted".',
}

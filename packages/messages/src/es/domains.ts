import type { texts as source } from '../en/domains.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'es'> = {
  'domain.text':
    'Muestra tus páginas de reservas en tu propio dominio. Los enlaces, las inserciones y los correos lo usan en cuanto funciona. La dirección de este servidor también sigue funcionando.',
  'domain.label': 'Tu dominio',
  'domain.label_text': 'Elige uno que no se use para otra cosa, como meet.example.com.',
  'domain.wrong': '«{domain}» no es un dominio. Escribe uno como meet.example.com.',
  'domain.use': 'Usar este dominio',
  'domain.unknown':
    'Aún no encontramos {domain}. Seguiremos comprobando. Por ahora no hace falta que hagas nada.',
  'domain.no_record':
    'Aún no hay ningún registro para {domain}. Agrega los de abajo donde compraste el dominio.',
  'domain.wrong_target': '{domain} apunta a {found}, no aquí. Cambia su registro por el de abajo.',
  'domain.no_proof':
    '{domain} apunta aquí, pero falta el registro TXT que demuestra que es tuyo. Agrega el de abajo.',
  'domain.not_spread':
    'Tus registros son correctos, pero aún no se han propagado. Puede tardar unas horas. Volveremos a comprobarlo automáticamente.',
  'domain.no_answer':
    '{domain} apunta aquí, pero este servidor no responde a ese nombre. Pide a quien administra este servidor que lo permita.',
  'domain.no_certificate':
    '{domain} apunta aquí, pero aún no tiene certificado. Puede tardar unos minutos. Si no cambia, pregunta a quien administra este servidor.',
  'domain.works': 'Funciona. Los enlaces, las inserciones y los correos usan {domain}.',
  'domain.still_used':
    'Los enlaces aún lo usan. Si no vuelve a funcionar en una hora, usarán la dirección de este servidor.',
  'domain.checked': 'Última comprobación: {when}',
  'domain.check': 'Comprobar ahora',
  'domain.remove': 'Quitar dominio',
  'domain.set_meanwhile':
    'Otro dominio se definió en otra pestaña o lo definió otra persona. Vuelve a cargar esta página para verlo. El tuyo no se usa.',
  'domain.removed': 'Los enlaces vuelven a usar la dirección de este servidor',
  'domain.remove_ask': '¿Quitar tu dominio?',
  'domain.remove_text': 'Los enlaces a {domain} que ya compartiste dejarán de funcionar.',
  'domain.records': 'Registros DNS',
  'domain.records_text': 'Agrega ambos donde gestionas el dominio.',
  'domain.name': 'Nombre',
  'domain.value': 'Valor',
  'domain.copy': 'Copiar: {what}',
  'domain.apex':
    'Un dominio sin nada delante, como example.com, no puede tener un CNAME. Asígnale en su lugar las mismas direcciones que a este servidor.',
  'error.domain_not_found': 'No hay ningún dominio propio definido',
}

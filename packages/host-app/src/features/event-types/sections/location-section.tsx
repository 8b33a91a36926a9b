import { ActionIcon, Button, Menu, TextInput } from '@mantine/core'
import type { Location } from '@scheduling/contract'
import { INVITEE_PHONE, isRoom, LOCATION_KINDS, locationNeedsValue } from '@scheduling/domain'
import type { LocationKind } from '@scheduling/domain'
import { useText } from '../../../language/language.tsx'
import { IconClose, IconPlus } from '../../../ui/icons.ts'
import type { Form } from '../../../ui/form/use-form.ts'
import { LOCATION_ICONS } from '../values/location-kinds.ts'
import classes from './sections.module.css'
import { useFocusAdded } from './use-focus-added.ts'

const MOST = 10

interface Props {
  form: Pick<Form<{ locations: Location[] }>, 'values' | 'set' | 'error' | 'leave'>
}

interface SectionProps extends Props {
  /** What cannot be chosen here. */
  without?: LocationKind
}

export function LocationSection({ form, without }: SectionProps) {
  const t = useText()
  const { locations } = form.values
  const error = form.error('locations')
  const set = (next: Location[]) => form.set('locations', next)
  const { place, focusOn } = useFocusAdded<HTMLDivElement>()
  const isOffered = (kind: LocationKind) => locations.some((location) => location.kind === kind)

  function add(kind: LocationKind) {
    focusOn(`locations[${locations.length}].${locationNeedsValue(kind) ? 'value' : 'url'}`)
    set([...locations, newLocation(kind)])
  }

  return (
    <div ref={place} className={classes.stack} data-path="locations" tabIndex={-1}>
      {error && (
        <p className={classes.problem} role="alert">
          {error}
        </p>
      )}
      {locations.length > 1 && <p className={classes.hint}>{t('location.invitee_chooses')}</p>}
      <ul className={classes.list}>
        {locations.map((location, index) => {
          const Icon = LOCATION_ICONS[location.kind]
          const path = `locations[${index}].value`
          const label = t(`location.${location.kind}`)
          return (
            // oxlint-disable-next-line react/no-array-index-key -- two places may be alike
            <li key={index} className={classes.item}>
              <Icon size={18} />
              {location.kind === INVITEE_PHONE ? (
                <div className={classes.grow}>
                  <p>{label}</p>
                  <p className={classes.hint}>{t('location.invitee_phone_hint')}</p>
                </div>
              ) : 'value' in location ? (
                <TextInput
                  className={classes.grow}
                  aria-label={label}
                  aria-required
                  name={path}
                  placeholder={t(`location.${location.kind}_example`)}
                  value={location.value}
                  error={form.error(path)}
                  onBlur={() => form.leave(path)}
                  onChange={(event) =>
                    set(locations.with(index, { ...location, value: event.currentTarget.value }))
                  }
                />
              ) : (
                <RoomField {...{ form, location, index, label }} />
              )}
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                aria-label={t('location.remove', { name: label })}
                onClick={() => set(locations.toSpliced(index, 1))}
              >
                <IconClose size={16} />
              </ActionIcon>
            </li>
          )
        })}
      </ul>
      {/* The focus goes to the field of what was chosen, not back. */}
      <Menu position="bottom-start" returnFocus={false}>
        <Menu.Target>
          <Button
            className={classes.add}
            variant="default"
            leftSection={<IconPlus size={16} />}
            disabled={locations.length >= MOST}
          >
            {t('location.add')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {LOCATION_KINDS.filter((kind) => kind !== without).map((kind) => {
            const Icon = LOCATION_ICONS[kind]
            return (
              <Menu.Item
                key={kind}
                leftSection={<Icon size={16} />}
                disabled={!locationNeedsValue(kind) && isOffered(kind)}
                onClick={() => add(kind)}
              >
                {t(`location.${kind}`)}
              </Menu.Item>
            )
          })}
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}

interface RoomFieldProps extends Props {
  location: Exclude<Location, { value: string }>
  index: number
  label: string
}

/** Nobody makes a room yet: the host's own link is told, or the host sends it. */
function RoomField({ form, location, index, label }: RoomFieldProps) {
  const t = useText()
  const path = `locations[${index}].url`
  const change = (url: string) => {
    const { locations } = form.values
    form.set('locations', locations.with(index, { kind: location.kind, ...(url && { url }) }))
  }
  return (
    <div className={classes.grow}>
      <p>{label}</p>
      <TextInput
        type="url"
        name={path}
        aria-label={`${label}: ${t('location.room_url')}`}
        placeholder={t('location.room_url')}
        description={t('location.room_url_hint')}
        inputWrapperOrder={['input', 'description', 'error']}
        value={location.url ?? ''}
        error={form.error(path)}
        onBlur={() => form.leave(path)}
        onChange={(event) => change(event.currentTarget.value.trim())}
      />
    </div>
  )
}

function newLocation(kind: LocationKind): Location {
  return isRoom(kind) ? { kind } : { kind, value: '' }
}

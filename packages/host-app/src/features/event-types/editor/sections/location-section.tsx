import { ActionIcon, Button, Menu, TextInput } from '@mantine/core'
import { afterPress } from '@scheduling/booking-ui/after-press'
import type { Connection, Location, LocationKind } from '@scheduling/contract'
import { ROOM_KINDS } from '@scheduling/contract/providers'
import { INVITEE_PHONE, isRoom, locationNeedsValue } from '@scheduling/domain'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { NotConnected } from '../../../connections/not-connected.tsx'
import { pageOf } from '../../../connections/page-of.ts'
import { useRoomAccounts } from '../../../connections/use-room-accounts.ts'
import { useText } from '../../../../language/language.tsx'
import { ERROR_FRAME } from '../../../../ui/theme/clear-of-error.ts'
import { IconClose, IconPlus } from '../../../../ui/icons.ts'
import type { Form } from '../../../../ui/form/use-form.ts'
import { UrlField } from '../../../../ui/url-field.tsx'
import { LocationIcon } from '../../location-icon.tsx'
import classes from './sections.module.css'
import { useFocusAdded } from './use-focus-added.ts'

const MOST = 10

/** In the order of the menu. */
const KINDS: readonly LocationKind[] = ['address', 'phone_call', 'invitee_phone', ...ROOM_KINDS, 'custom']

interface Props {
  form: Pick<Form<{ locations: Location[] }>, 'values' | 'set' | 'error' | 'leave'>
}

interface SectionProps extends Props {
  /** A kind that cannot be chosen here. */
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
    // The first chosen location replaces the suggested one.
    const words = t('location.proposed')
    const kept = locations.filter((one) => one.kind !== 'custom' || one.value !== words)
    focusOn(`locations[${kept.length}].${locationNeedsValue(kind) ? 'value' : 'url'}`)
    set([...kept, newLocation(kind)])
  }

  return (
    <div
      ref={place}
      className={classes.stack}
      data-path="locations"
      tabIndex={-1}
      {...(error !== undefined && ERROR_FRAME)}
    >
      {error && (
        <p className={classes.problem} role="alert">
          {error}
        </p>
      )}
      {locations.length > 1 && <p className={classes.hint}>{t('location.invitee_chooses')}</p>}
      <ul className={classes.list}>
        {locations.map((location, index) => {
          const path = `locations[${index}].value`
          const label = t(`location.${location.kind}`)
          return (
            // oxlint-disable-next-line react/no-array-index-key -- two places may be alike
            <li key={index} className={classes.item}>
              <LocationIcon kind={location.kind} size={18} />
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
      <NotConnected locations={locations} />
      {/* The focus goes to the field of the new location, not back. */}
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
          {KINDS.filter((kind) => kind !== without).map((kind) => (
            <Menu.Item
              key={kind}
              leftSection={<LocationIcon kind={kind} size={16} />}
              disabled={!locationNeedsValue(kind) && isOffered(kind)}
              onClick={() => add(kind)}
            >
              {t(`location.${kind}`)}
            </Menu.Item>
          ))}
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

/** A connected account creates the room. Without one, invitees get the host's own link, or the host sends it. */
function RoomField({ form, location, index, label }: RoomFieldProps) {
  const t = useText()
  const connection = useRoomAccounts()?.get(location.kind)
  const [isOwn, setOwn] = useState(false)
  const path = `locations[${index}].url`
  const change = (url: string) => {
    const { locations } = form.values
    form.set('locations', locations.with(index, { kind: location.kind, ...(url && { url }) }))
  }
  if (connection && location.url === undefined && !isOwn)
    return (
      <div className={classes.grow}>
        <p>{label}</p>
        <RoomMaker connection={connection} />
        <Button variant="subtle" size="compact-sm" className={classes.own} onClick={() => setOwn(true)}>
          {t('location.room_own')}
        </Button>
      </div>
    )
  return (
    <div className={classes.grow}>
      <p>{label}</p>
      <UrlField
        name={path}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- asked for by the button that stood here
        autoFocus={isOwn}
        aria-label={`${label}: ${t('location.room_url')}`}
        placeholder={t('location.room_url')}
        description={
          connection
            ? t('location.room_instead', { account: connection.account })
            : t('location.room_url_hint')
        }
        inputWrapperOrder={['input', 'description', 'error']}
        value={location.url ?? ''}
        error={form.error(path)}
        onBlur={() => {
          afterPress(() => setOwn(false))
          form.leave(path)
        }}
        onChange={(url) => {
          // An emptied field stays until it is left.
          setOwn(true)
          change(url)
        }}
      />
    </div>
  )
}

/** The account that creates the room, and whether it still can. */
function RoomMaker({ connection }: { connection: Connection }) {
  const t = useText()
  const { account, health } = connection
  if (health === 'needs_reconnect')
    return (
      <p className={classes.problem}>
        {t('location.room_broken', { account })}{' '}
        <Link {...pageOf(connection)}>{t('location.room_reconnect')}</Link>
      </p>
    )
  return (
    <p className={classes.hint}>
      {t('location.room_made', { account })} {t('location.room_made_hint')}
    </p>
  )
}

function newLocation(kind: LocationKind): Location {
  return isRoom(kind) ? { kind } : { kind, value: '' }
}

import { useText } from '../../language/language.tsx'

/** What an account has to give up before it can be deleted. */
export function OwnedOrganizations({ names }: { names: readonly string[] }) {
  const t = useText()
  return (
    <div role="alert">
      <p>{t('error.owns_organization')}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}

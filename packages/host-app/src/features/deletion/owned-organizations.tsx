import type { Api } from '@scheduling/contract'
import { Link } from '@tanstack/react-router'
import { useText } from '../../language/language.tsx'

export type Owned = Api['GET /users/deletion']['$result']['organizations']

/** What an account has to give up before it can be deleted, and the way there. */
export function OwnedOrganizations({ organizations }: { organizations: Owned }) {
  const t = useText()
  return (
    <div role="alert">
      <p>{t('error.owns_organization')}</p>
      <ul>
        {organizations.map(({ id, name }) => (
          <li key={id}>
            <Link to="/organization" search={{ of: id }}>
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

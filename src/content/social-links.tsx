import { textIn } from '~/contract/locale'
import { useLocale } from '~/lib/locale'
import type { SocialAccount } from './vendor'

/** The vendor's accounts in social networks, one `dd` each. */
export function SocialLinks({ accounts }: { accounts: readonly SocialAccount[] }) {
  const locale = useLocale()
  return accounts.map(({ name, url }) => (
    <dd key={url}>
      <a href={url} target="_blank" rel="noopener">
        {textIn(name, locale)}
      </a>
    </dd>
  ))
}

import { m } from '~/paraglide/messages'
import { CurrentLink } from '~/ui/page/current-link'
import { tabs } from './tabs'
import type { TabId } from './types'
import './products.css'

/** The pages that explain graph databases, as tabs whose address says which is shown. */
export function ProductTabs({ current }: { current: TabId }) {
  return (
    <nav className="tabs" aria-label={m.products_tabs()}>
      <ul>
        {tabs.map(({ id, name }) => (
          <li key={id}>
            <CurrentLink to="/product" search={{ name: id }} isCurrent={id === current}>
              {name()}
            </CurrentLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

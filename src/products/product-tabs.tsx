import { m } from '~/paraglide/messages'
import { CurrentLink } from '~/ui/page/current-link'
import { type TabId, tabIds } from './load'
import './products.css'

const names: Readonly<Record<TabId, () => string>> = {
  index: m.products_tab_index,
  join: m.products_tab_join,
  fit: m.products_tab_fit
}

/** The pages that explain graph databases, as tabs whose address says which is shown. */
export function ProductTabs({ current }: { current: TabId }) {
  return (
    <nav className="tabs" aria-label={m.products_tabs()}>
      <ul>
        {tabIds.map((id) => (
          <li key={id}>
            <CurrentLink to="/product" search={{ name: id }} isCurrent={id === current}>
              {names[id]()}
            </CurrentLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

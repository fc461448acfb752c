import { Link, useLocation } from '@tanstack/react-router'
import { m } from '~/paraglide/messages'
import { brand } from '~/ui/brand'
import { Logo } from '~/ui/logo'
import { Sheet } from '~/ui/sheet'
import { AccountEntry, AccountRows } from './account-entry'
import './header.css'
import { LanguageSwitch } from './language-switch'
import { MenuBar } from './menu-bar'
import { navigation, sectionOf, shownNavigation, trial } from './navigation'
import { NavigationAnchor } from './navigation-anchor'
import { PhoneSheet } from './phone-sheet'
import { PlainNavigation } from './plain-navigation'
import { SearchEntry } from './search-entry'
import { ThemeToggle } from './theme-toggle'
import { useShown } from './use-shown'

/** The sticky header of every page: 64 px, navigation on the left, language, theme and account on the right. */
export function Header() {
  const { forumUrl, ...shown } = useShown()
  const entries = shownNavigation(navigation(forumUrl), shown)
  const pathname = useLocation({ select: (location) => location.pathname })
  const section = sectionOf(entries, pathname)
  return (
    <header className="hd">
      <Sheet className="hd-row">
        <Link to="/" className="hd-logo" aria-label={m.shell_home({ brand })} activeOptions={{ exact: true }}>
          <Logo />
        </Link>
        <MenuBar entries={entries} section={section} />
        <div className="hd-tools">
          <SearchEntry />
          <LanguageSwitch />
          <ThemeToggle />
          <AccountEntry />
          <NavigationAnchor link={trial} className="hd-cta" />
          <PhoneSheet entries={entries} section={section}>
            <AccountRows />
          </PhoneSheet>
        </div>
      </Sheet>
      <PlainNavigation entries={entries} />
    </header>
  )
}

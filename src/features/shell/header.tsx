import { Link, useLocation } from '@tanstack/react-router'
import { brand } from '~/contract/brand'
import { m } from '~/paraglide/messages'
import { Logo } from '~/ui/logo'
import { Sheet } from '~/ui/sheet'
import { AccountEntry, LoginRow, UserRows } from './account-entry'
import { LanguageSwitch } from './language-switch'
import { MenuBar } from './menu-bar'
import { documents, navigation, sectionOf, trial, visibleNavigation } from './navigation'
import { NavigationAnchor } from './navigation-anchor'
import { PhoneSheet } from './phone-sheet'
import { PlainLinks, PlainNavigation } from './plain-navigation'
import { SearchEntry } from './search-entry'
import { ThemeToggle } from './theme-toggle'
import { useLinkVisibility } from './use-link-visibility'

/** The sticky 64 px header: navigation on the left; language, theme and account on the right. */
export function Header() {
  const entries = useEntries()
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
          <NavigationAnchor link={documents} className="hd-tool hd-wide" />
          <LanguageSwitch />
          <ThemeToggle />
          <AccountEntry />
          <NavigationAnchor link={trial} className="hd-cta" />
          <PhoneSheet entries={entries} section={section} first={<UserRows />} last={<LoginRow />} />
        </div>
      </Sheet>
      <PlainNavigation entries={entries} />
    </header>
  )
}

/** The header if its controls have failed: the links alone. */
export function PlainHeader() {
  return (
    <header className="hd">
      <PlainLinks entries={useEntries()} />
    </header>
  )
}

function useEntries() {
  const { forumUrl, ...visibility } = useLinkVisibility()
  return visibleNavigation(navigation(forumUrl), visibility)
}

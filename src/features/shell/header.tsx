import { Link } from '@tanstack/react-router'
import { m } from '~/paraglide/messages'
import { brand } from '~/ui/brand'
import { Logo } from '~/ui/logo'
import { Sheet } from '~/ui/sheet'
import { AccountEntry, AccountRows, SignUpButton } from './account-entry'
import './header.css'
import { LanguageSwitch } from './language-switch'
import { MenuBar } from './menu-bar'
import { navigation, shownNavigation } from './navigation'
import { PhoneSheet } from './phone-sheet'
import { PlainNavigation } from './plain-navigation'
import { SearchEntry } from './search-entry'
import { ThemeToggle } from './theme-toggle'
import { useShown } from './use-shown'

/** The sticky header of every page: 64 px, navigation on the left, language, theme and account on the right. */
export function Header() {
  const { forumUrl, ...shown } = useShown()
  const entries = shownNavigation(navigation(forumUrl), shown)
  return (
    <header className="hd">
      <Sheet className="hd-row">
        <Link to="/" className="hd-logo" aria-label={m.shell_home({ brand })} activeOptions={{ exact: true }}>
          <Logo />
        </Link>
        <MenuBar entries={entries} />
        <div className="hd-tools">
          <SearchEntry />
          <LanguageSwitch />
          <ThemeToggle />
          <AccountEntry />
          <SignUpButton />
          <PhoneSheet entries={entries}>
            <AccountRows />
          </PhoneSheet>
        </div>
      </Sheet>
      <PlainNavigation entries={entries} />
    </header>
  )
}

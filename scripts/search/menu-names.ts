import type { Locale } from '../../src/contract/locale'
import {
  footerNavigation,
  isLinkVisible,
  isMenu,
  type NavigationEntry,
  type NavigationLink,
  navigation,
  trial,
  userCenter
} from '../../src/features/shell/navigation'
import { addressText } from '../../src/lib/site-address'
import { getLocale, overwriteGetLocale } from '../../src/paraglide/runtime'

/* The names of the pages in menus and footer: visitors search for the words that they have read there. */

/** A name that the menus use, and the addresses that it leads to. */
interface MenuName {
  name: string
  /** One for a link; for a menu or a group of links, those of its links. */
  addresses: readonly string[]
}

/** Every label of menus and footer in one language; the forum, which is another site, has none. */
export function menuNames(locale: Locale): MenuName[] {
  const before = getLocale
  overwriteGetLocale(() => locale)
  try {
    return [...navigation(''), ...footerNavigation(''), trial, userCenter].flatMap((entry) => namesOf(entry, locale))
  } finally {
    overwriteGetLocale(before)
  }
}

function namesOf(entry: NavigationEntry, locale: Locale): MenuName[] {
  const isShown = (link: NavigationLink) => isLinkVisible(link, { locale, hasRoute: () => true })
  if (!isMenu(entry)) return isShown(entry) ? [{ name: entry.label(), addresses: [addressOf(entry)] }] : []
  const groups = entry.groups.map(({ title, links }) => {
    const shown = links.filter(isShown)
    return { name: title?.(), names: shown.flatMap((link) => namesOf(link, locale)), addresses: shown.map(addressOf) }
  })
  return [
    { name: entry.label(), addresses: groups.flatMap(({ addresses }) => addresses) },
    ...groups.flatMap(({ name, names, addresses }) => [...(name === undefined ? [] : [{ name, addresses }]), ...names])
  ]
}

/** The address as the index has it: without the topic of a consultation, which is no page of its own. */
const addressOf = (link: NavigationLink): string => (link.isExternal ? link.path : addressText(link).replace(/[?&]topic=\w+/, ''))

import { type Locale, showsPartnerPrograms } from '~/contract/locale'
import { demos } from '~/demos/demos'
import type { PageAddress } from '~/lib/site-address'
import { m } from '~/paraglide/messages'
import { productPages } from '~/products/menu'
import { solutionGroups } from '~/solutions/menu'

/** A navigation link: to an address from spec §2, whose route may not exist yet, or to another site. */
export type NavigationLink = LinkPresentation & ((PageAddress & { isExternal?: never }) | ExternalAddress)

interface ExternalAddress {
  isExternal: true
  path: string
  search?: never
  hash?: never
}

interface LinkPresentation {
  label: () => string
  /** Path prefix of the link's pages, if they are not below `path`. */
  above?: string
  newTab?: true
  /** A visitor logs in first (spec §6). */
  needsLogin?: true
  /** Stands out among the links of its menu. */
  isCall?: true
  /** Languages that show the link; all by default. */
  isShownIn?: (locale: Locale) => boolean
}

interface NavigationGroup {
  title?: () => string
  links: readonly NavigationLink[]
}

/** Featured figures of mega menus, which `menu-feature.tsx` draws. */
export type MenuFigure = 'credit' | 'benchmark'

/** A 250 px dropdown (`list`) or the 1200 px mega menu with a column per group. */
export interface NavigationMenu {
  label: () => string
  layout: 'list' | 'mega'
  groups: readonly NavigationGroup[]
  figure?: MenuFigure
}

export type NavigationEntry = NavigationLink | NavigationMenu

/** The navigation as a page shows it, with the entry of the current section. */
export interface Sections {
  entries: readonly NavigationEntry[]
  section: NavigationEntry | undefined
}

export const isMenu = (entry: NavigationEntry): entry is NavigationMenu => 'groups' in entry

export const documents: NavigationLink = { label: m.nav_documents, path: '/document/latest/1', above: '/document', newTab: true }
const playground: NavigationLink = { label: m.nav_playground, path: '/playground' }

const productMenu: NavigationMenu = {
  label: m.nav_product,
  layout: 'list',
  groups: [
    {
      links: [
        { label: m.nav_product_database, path: '/product/database' },
        { label: m.nav_product_editions, path: '/galaxyProduct' },
        ...productPages.map(({ id, order, name, ...link }): NavigationLink => ({ ...link, label: name })),
        // The parts list of the home page, which is in no section itself.
        { label: m.nav_all_products, path: '/', hash: 'platform', above: '/product/database', isCall: true },
        { label: m.nav_product_consult, path: '/product/consult', search: { edition: 'standard', topic: 'talk' }, isCall: true }
      ]
    }
  ]
}

const solutionsMenu: NavigationMenu = {
  label: m.nav_solutions,
  layout: 'mega',
  figure: 'credit',
  groups: [
    ...solutionGroups.map(({ title, solutions }) => ({
      title,
      links: solutions.map(
        ({ id, name }): NavigationLink => ({
          label: name,
          path: '/demogallery/details',
          above: '/demogallery',
          search: { type: id }
        })
      )
    })),
    {
      title: m.nav_demos,
      links: [
        ...demos
          .filter(({ isInNavigation }) => isInNavigation)
          .map(
            ({ id, name }): NavigationLink => ({
              label: name,
              path: '/product/onlinedemo',
              search: { type: id }
            })
          ),
        playground,
        { label: m.nav_all_demos, path: '/product/onlinedemo', isCall: true },
        { label: m.nav_all_solutions, path: '/demogallery', isCall: true }
      ]
    }
  ]
}

/** `forumUrl` is empty if the installation has no forum. */
const resourcesMenu = (forumUrl: string): NavigationMenu => ({
  label: m.nav_resources,
  layout: 'mega',
  figure: 'benchmark',
  groups: [
    {
      title: m.nav_developers,
      links: [
        documents,
        { label: m.nav_releases, path: '/document/latest/36', newTab: true },
        { label: m.nav_downloads, path: '/center/download' },
        ...(forumUrl
          ? [{ label: m.nav_forum, isExternal: true as const, path: forumUrl, newTab: true as const, needsLogin: true as const }]
          : [])
      ]
    },
    {
      title: m.nav_research,
      links: [
        { label: m.nav_reports, path: '/report' },
        { label: m.nav_whitepapers, path: '/center/research', search: { type: 'whitepapers' } }
      ]
    },
    {
      title: m.nav_study,
      links: [
        { label: m.nav_training, path: '/center/train' },
        { label: m.nav_verify, path: '/verify' },
        { label: m.nav_school, path: '/center/school' }
      ]
    },
    { title: m.nav_videos, links: [{ label: m.nav_video_center, path: '/center/video' }] },
    {
      title: m.nav_reading,
      links: [
        { label: m.nav_product_index, path: '/product', search: { name: 'index' } },
        { label: m.nav_consultancy, path: '/center/consultancy' },
        { label: m.nav_reading, path: '/book' }
      ]
    }
  ]
})

const partners: NavigationLink = {
  label: m.nav_partners,
  path: '/partner/system',
  above: '/partner',
  isShownIn: showsPartnerPrograms
}

const companyMenu: NavigationMenu = {
  label: m.nav_company,
  layout: 'list',
  groups: [
    {
      links: [
        { label: m.nav_about, path: '/aboutus' },
        { label: m.nav_news, path: '/news' },
        { label: m.nav_activities, path: '/center/activity' },
        { label: m.nav_jobs, path: '/joinus' }
      ]
    }
  ]
}

/** The full top navigation (spec §2). `visibleNavigation` removes links that have no route yet. */
export const navigation = (forumUrl: string): readonly NavigationEntry[] => [
  productMenu,
  solutionsMenu,
  { label: m.nav_customers, path: '/customer' },
  resourcesMenu(forumUrl),
  partners,
  companyMenu
]

/** In languages that hide the partner programs, the footer links to the form. */
const partnerForm: NavigationLink = {
  label: m.nav_partner_form,
  path: '/partner/connect',
  isShownIn: (locale) => !showsPartnerPrograms(locale)
}
const privacy: NavigationLink = { label: m.shell_block_privacy, path: '/privacy' }
const accessibility: NavigationLink = { label: m.nav_accessibility, path: '/accessibility' }

const withLinks = (menu: NavigationMenu, ...links: NavigationLink[]): NavigationMenu => ({
  ...menu,
  groups: [...menu.groups, { links }]
})

/** Footer columns, from the same tree. */
export const footerNavigation = (forumUrl: string): readonly NavigationMenu[] => [
  productMenu,
  withLinks(resourcesMenu(forumUrl), playground),
  withLinks(companyMenu, partners, partnerForm, privacy, accessibility)
]

/** All links of the entries. */
export const linksOf = (entries: readonly NavigationEntry[]): NavigationLink[] =>
  entries.flatMap((entry) => (isMenu(entry) ? entry.groups.flatMap(({ links }) => links) : [entry]))

/**
 * Names the links that are marked as current, because they lead to the page or to one above it. A list of links depends on nothing
 * else.
 */
export function currentLinks(links: readonly NavigationLink[], { pathname, search }: Location): string {
  const current = links.filter(
    ({ path, search: wanted = {}, hash, newTab }) =>
      !hash &&
      !newTab &&
      (pathname === path || pathname.startsWith(`${path}/`)) &&
      Object.entries(wanted).every(([name, value]) => search[name] === value)
  )
  return JSON.stringify(current.map(({ path, search }) => [path, search]))
}

interface Location {
  pathname: string
  search: Readonly<Record<string, unknown>>
}

export const trial: NavigationLink = { label: m.shell_trial, path: '/download' }
export const userCenter: NavigationLink = { label: m.shell_user_center, path: '/user' }
export const openExam: NavigationLink = { label: m.shell_exam, path: '/center/train/GBCA/exam' }
/** Another app, with documents of its own. */
export const desk: NavigationLink = { label: m.shell_desk, path: '/desk', isExternal: true, newTab: true }
export const examResult: NavigationLink = { label: m.shell_exam_result, path: '/center/train/GBCA/result' }

interface LinkVisibility {
  locale: Locale
  hasRoute: (path: string) => boolean
}

export function isLinkVisible(link: NavigationLink, { locale, hasRoute }: LinkVisibility): boolean {
  return (link.isShownIn?.(locale) ?? true) && (link.isExternal || hasRoute(link.path))
}

/** A menu without dead links and without the groups that are then empty. */
export function visibleMenu(menu: NavigationMenu, visibility: LinkVisibility): NavigationMenu {
  const groups = menu.groups
    .map((group) => ({ ...group, links: group.links.filter((link) => isLinkVisible(link, visibility)) }))
    .filter(({ links }) => links.length > 0)
  return { ...menu, groups }
}

/**
 * The navigation without dead links. Removes empty menus and replaces a menu with a single link by that link, which saves a
 * click.
 */
export function visibleNavigation(entries: readonly NavigationEntry[], visibility: LinkVisibility): NavigationEntry[] {
  return entries.flatMap((entry): NavigationEntry[] => {
    if (!isMenu(entry)) return isLinkVisible(entry, visibility) ? [entry] : []
    const menu = visibleMenu(entry, visibility)
    const links = linksOf([menu])
    return links.length > 1 ? [menu] : [...links]
  })
}

/** The entry of the section that contains `pathname`. The closest match wins, so that at most one entry is marked. */
export function sectionOf<Entry extends NavigationEntry>(entries: readonly Entry[], pathname: string): Entry | undefined {
  const nearness = (entry: NavigationEntry) => {
    const tops = linksOf([entry])
      .map(({ path, above = path }) => above)
      .filter((top) => pathname === top || pathname.startsWith(`${top}/`))
    return Math.max(0, ...tops.map((top) => top.length))
  }
  const [nearest] = [...entries].sort((a, b) => nearness(b) - nearness(a))
  return nearest && nearness(nearest) > 0 ? nearest : undefined
}

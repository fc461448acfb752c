import type { Locale } from '~/contract/locale'
import { m } from '~/paraglide/messages'
import { brand } from '~/ui/brand'

/**
 * One link of the navigation. `path` is the address of spec §2, and whether a route answers it, the router is asked; or it
 * is the absolute address of another site.
 */
export interface NavigationLink {
  label: () => string
  path: string
  search?: Readonly<Record<string, string>>
  /** Path above all pages that belong to the link, where they are not below its own. */
  above?: string
  newTab?: true
  /** The only language in which the link is shown. */
  only?: Locale
}

export interface NavigationGroup {
  title?: () => string
  links: readonly NavigationLink[]
}

/** A dropdown of 250 px (`list`) or the 1200 px mega menu with a column for each group. */
export interface NavigationMenu {
  label: () => string
  layout: 'list' | 'mega'
  groups: readonly NavigationGroup[]
}

export type NavigationEntry = NavigationLink | NavigationMenu

/** The navigation as a page shows it: its entries, and the one to which the page belongs. */
export interface Sections {
  entries: readonly NavigationEntry[]
  section: NavigationEntry | undefined
}

export const isMenu = (entry: NavigationEntry): entry is NavigationMenu => 'groups' in entry

const solution = (label: () => string, type: string): NavigationLink => ({
  label,
  path: '/demogallery/details',
  above: '/demogallery',
  search: { type }
})
const demo = (label: () => string, type: string): NavigationLink => ({ label, path: '/product/onlinedemo', search: { type } })

const productMenu: NavigationMenu = {
  label: m.nav_product,
  layout: 'list',
  groups: [
    {
      links: [
        { label: m.nav_product_database, path: '/product/database' },
        { label: m.nav_product_editions, path: '/galaxyProduct' },
        { label: m.nav_product_intelligence, path: '/giProduct' },
        { label: m.nav_product_graph_rag, path: '/graphRag' },
        { label: m.nav_product_integrated, path: '/integrated' },
        { label: () => m.nav_product_weaver({ brand }), path: '/product/GalaxyWeaver' },
        { label: m.nav_product_why, path: '/product/whychoosen' },
        { label: m.nav_product_consult, path: '/product/consult', search: { edition: 'standard' } }
      ]
    }
  ]
}

const solutionsMenu: NavigationMenu = {
  label: m.nav_solutions,
  layout: 'mega',
  groups: [
    {
      title: m.nav_solutions_featured,
      links: [
        solution(m.nav_solution_knowledge, 'knowledge'),
        solution(m.nav_solution_answer, 'intelligentAnswer'),
        solution(m.nav_solution_customer, 'customer360')
      ]
    },
    {
      title: m.nav_solutions_finance,
      links: [
        solution(m.nav_solution_fraud, 'fraud'),
        solution(m.nav_solution_launder, 'launder'),
        solution(m.nav_solution_credit, 'credit')
      ]
    },
    {
      title: m.nav_solutions_industry,
      links: [
        solution(m.nav_solution_supply, 'supplychain'),
        solution(m.nav_solution_power, 'power'),
        solution(m.nav_solution_logistics, 'logistics'),
        solution(m.nav_solution_response, 'response')
      ]
    },
    {
      title: m.nav_solutions_operations,
      links: [
        solution(m.nav_solution_social, 'social'),
        solution(m.nav_solution_recommendation, 'irc'),
        solution(m.nav_solution_access, 'amc'),
        solution(m.nav_solution_it, 'firmit')
      ]
    },
    {
      title: m.nav_demos,
      links: [
        demo(m.nav_demo_fraud, 'antifraud'),
        demo(m.nav_demo_power, 'power'),
        demo(m.nav_demo_social, 'socialmarket'),
        demo(m.nav_demo_modulation, 'modulation')
      ]
    }
  ]
}

/** `forumUrl` is empty where the installation has no forum. */
const resourcesMenu = (forumUrl: string): NavigationMenu => ({
  label: m.nav_resources,
  layout: 'mega',
  groups: [
    {
      title: m.nav_developers,
      links: [
        { label: m.nav_documents, path: '/document/latest/1', above: '/document', newTab: true },
        { label: m.nav_downloads, path: '/center/download' },
        ...(forumUrl ? [{ label: m.nav_forum, path: forumUrl, newTab: true as const }] : [])
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
        { label: m.nav_school, path: '/center/school' },
        { label: m.nav_consultancy, path: '/center/consultancy' },
        { label: m.nav_activities, path: '/center/activity' }
      ]
    },
    { title: m.nav_videos, links: [{ label: m.nav_video_center, path: '/center/video' }] },
    {
      title: m.nav_reading,
      links: [
        { label: m.nav_product_index, path: '/product', search: { name: 'index' } },
        { label: m.nav_book, path: '/book' }
      ]
    }
  ]
})

const partners: NavigationLink = { label: m.nav_partners, path: '/partner/system', above: '/partner', only: 'zh-CN' }

const companyMenu: NavigationMenu = {
  label: m.nav_company,
  layout: 'list',
  groups: [
    {
      links: [
        { label: m.nav_about, path: '/aboutus' },
        { label: m.nav_jobs, path: '/joinus' },
        { label: m.nav_news, path: '/news' }
      ]
    }
  ]
}

/** The top navigation (spec §2), whole: what does not exist yet is left out by `shownNavigation`. */
export const navigation = (forumUrl: string): readonly NavigationEntry[] => [
  productMenu,
  solutionsMenu,
  { label: m.nav_customers, path: '/customer' },
  resourcesMenu(forumUrl),
  partners,
  companyMenu
]

/** Where the programmes are not shown, the footer leads to the form. */
const partnerForm: NavigationLink = { label: m.nav_partner_form, path: '/partner/connect', only: 'en-US' }

/** Columns of the footer, from the same tree. */
export const footerNavigation = (forumUrl: string): readonly NavigationMenu[] => [
  productMenu,
  resourcesMenu(forumUrl),
  { ...companyMenu, groups: [{ links: [...companyMenu.groups.flatMap(({ links }) => links), partners, partnerForm] }] }
]

/** The free trial (spec §2). */
export const trial: NavigationLink = { label: m.shell_trial, path: '/download' }
export const userCenter: NavigationLink = { label: m.shell_user_center, path: '/user' }

interface Shown {
  locale: Locale
  hasRoute: (path: string) => boolean
}

export function isShown(link: NavigationLink, { locale, hasRoute }: Shown): boolean {
  return (link.only === undefined || link.only === locale) && (URL.canParse(link.path) || hasRoute(link.path))
}

/** A menu without the links that lead nowhere and without the groups that are then empty. */
export function shownMenu(menu: NavigationMenu, shown: Shown): NavigationMenu {
  const groups = menu.groups
    .map((group) => ({ ...group, links: group.links.filter((link) => isShown(link, shown)) }))
    .filter(({ links }) => links.length > 0)
  return { ...menu, groups }
}

/**
 * The navigation without what leads nowhere: an empty menu vanishes, and a menu with a single link becomes that link,
 * since a menu to choose one thing from asks for a click too many.
 */
export function shownNavigation(entries: readonly NavigationEntry[], shown: Shown): NavigationEntry[] {
  return entries.flatMap((entry): NavigationEntry[] => {
    if (!isMenu(entry)) return isShown(entry, shown) ? [entry] : []
    const menu = shownMenu(entry, shown)
    const links = menu.groups.flatMap((group) => group.links)
    return links.length > 1 ? [menu] : [...links]
  })
}

/**
 * The entry to which the page at `pathname` belongs: it is one of its links, or a page below one. Of several the nearest link
 * decides, so that one entry at most is marked.
 */
export function sectionOf<Entry extends NavigationEntry>(entries: readonly Entry[], pathname: string): Entry | undefined {
  const nearness = (entry: NavigationEntry) => {
    const links = isMenu(entry) ? entry.groups.flatMap((group) => group.links) : [entry]
    const tops = links.map(({ path, above = path }) => above).filter((top) => pathname === top || pathname.startsWith(`${top}/`))
    return Math.max(0, ...tops.map((top) => top.length))
  }
  const [nearest] = entries.toSorted((a, b) => nearness(b) - nearness(a))
  return nearest && nearness(nearest) > 0 ? nearest : undefined
}

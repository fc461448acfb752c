import { demoTypes } from '~/demos/demos'
import { demoMetaOf } from '~/demos/metas'
import { m } from '~/paraglide/messages'
import { solutionTypes } from '~/solutions/addresses'
import { metaOf } from '~/solutions/metas'
import type { NavigationLink } from './navigation'

/*
 * Purpose of each page of the menus, in one line. Loaded with the first menu that opens; otherwise every page of the site would
 * carry it.
 */

const byPath: Readonly<Partial<Record<string, () => string>>> = {
  '/product/database': m.menu_database,
  '/galaxyProduct': m.menu_editions,
  '/giProduct': m.menu_platform,
  '/graphRag': m.menu_rag,
  '/integrated': m.menu_appliance,
  '/product/GalaxyWeaver': m.menu_weaver,
  '/product/whychoosen': m.menu_why,
  '/product/consult': m.menu_consult,
  '/document/latest/1': m.menu_documents,
  '/playground': m.menu_playground,
  '/document/latest/36': m.menu_releases,
  '/center/download': m.menu_downloads,
  '/report': m.menu_reports,
  '/center/research': m.menu_whitepapers,
  '/center/train': m.menu_training,
  '/verify': m.menu_verify,
  '/center/school': m.menu_school,
  '/center/consultancy': m.menu_consultancy,
  '/center/activity': m.menu_activities,
  '/center/video': m.menu_videos,
  '/product': m.menu_index,
  '/book': m.menu_book,
  '/aboutus': m.menu_about,
  '/joinus': m.menu_jobs,
  '/news': m.menu_news
}

/** The line under a link of a menu; undefined if the label says it all, as «All demos» does. */
export function menuLine({ path, search, isExternal }: NavigationLink): string | undefined {
  // The forum is the only link of the menus that leads to another site.
  if (isExternal) return m.menu_forum()
  const solution = path === '/demogallery/details' && solutionTypes.find((type) => type === search.type)
  if (solution) return metaOf(solution).gallery.question()
  const demo = path === '/product/onlinedemo' && demoTypes.find((type) => type === search?.type)
  if (demo) return demoMetaOf(demo).question()
  return byPath[path]?.()
}

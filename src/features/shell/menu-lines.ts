import { m } from '~/paraglide/messages'

/**
 * What each page of the menus is for, in one line, by path. Loaded with the first menu that opens: every page of the site would
 * carry it otherwise.
 */
export const menuLines: Readonly<Partial<Record<string, () => string>>> = {
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
  '/book': m.menu_book
}

import { type AnyRoute, type AnyRouter, useRouter } from '@tanstack/react-router'
import { deskPaths, mayOpen } from '~/contract/desk-pages'
import { account } from './account'
import type { Task } from './tasks'

export interface DeskPage {
  /** Its name in the navigation and in the title of the document. */
  name: () => string
  /** Purpose of the page; absent for a page that only another page links to, which the navigation leaves out. */
  about?: () => string
  /** The tasks that wait there, for the first page. */
  fetchTasks?: () => Promise<readonly Task[]>
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    deskPage?: DeskPage
  }
}

/** Path and page of each entry in the account's navigation. */
export function useListedPages() {
  const router: AnyRouter = useRouter()
  const routes = Object.values<AnyRoute>(router.routesByPath)
  return deskPaths.flatMap((path) => {
    const page = routes.find(({ to }) => to === path)?.options.staticData?.deskPage
    return page?.about && mayOpen(path, account.roles) ? [{ ...page, path, about: page.about }] : []
  })
}

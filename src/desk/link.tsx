import { type AnyRouter, Link, useRouter, useSearch } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import type { DeskRouter } from './router'
import type { FileRoutesById, FileRoutesByTo } from './routeTree.gen'

/*
 * Links and queries by the desk's router. The types of the library are by themselves those of the site's router, which is the one
 * that is registered.
 */

/** Parameters of the page's query. */
export type DeskSearch<To extends keyof FileRoutesByTo> = FileRoutesByTo[To]['types']['fullSearchSchema']

/** An address of the desk: a page, and the parameters of its query. */
export type DeskAddress = {
  [To in keyof FileRoutesByTo]: { to: To; search?: keyof DeskSearch<To> extends never ? never : DeskSearch<To>; hash?: string }
}[keyof FileRoutesByTo]

type DeskLinkProps = DeskAddress &
  Pick<ComponentProps<'a'>, 'className' | 'lang'> & {
    /** Whether the link is also marked as current by the pages and queries below its page, as in the navigation. */
    isArea?: boolean
    children: ReactNode
  }

/** A link to a page of the desk, with `aria-current` if it leads to the shown page. */
export const DeskLink = ({ isArea = false, ...props }: DeskLinkProps) => (
  <Link<AnyRouter, string, string>
    {...props}
    activeProps={{}}
    activeOptions={isArea && props.to !== '/desk' ? { includeSearch: false } : { exact: true, includeSearch: !isArea }}
  />
)

interface NavigateOptions {
  /** In place of this entry of the history. */
  replace?: boolean
  /** The typed content is saved, so that no question about unsaved changes appears. */
  isSaved?: boolean
}

/** Opens a page of the desk. */
export function useDeskNavigate() {
  const router: AnyRouter = useRouter()
  return (address: DeskAddress, { replace = false, isSaved = false }: NavigateOptions = {}) =>
    router.navigate<AnyRouter, string, string>({ ...address, replace, ignoreBlocker: isSaved })
}

/** The query of the page, without invalid parameters. */
export const useDeskSearch = <const From extends keyof FileRoutesById>(from: From) => useSearch<DeskRouter, From>({ from })

interface QueryFormProps extends Pick<ComponentProps<'form'>, 'aria-label'> {
  to: keyof FileRoutesByTo
  children: ReactNode
}

/** Filters of a list, whose choices are in the address. */
export function QueryForm({ to, children, ...label }: QueryFormProps) {
  const router: AnyRouter = useRouter()
  return (
    <form
      {...label}
      className="desk-filters"
      action={to}
      onSubmit={(event) => {
        event.preventDefault()
        void router.navigate<AnyRouter, string, string>({ to, search: Object.fromEntries(new FormData(event.currentTarget)) })
      }}
    >
      {children}
    </form>
  )
}

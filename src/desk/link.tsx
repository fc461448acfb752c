import { type AnyRouter, Link, useRouter, useSearch } from '@tanstack/react-router'
import { type ComponentProps, type ReactNode, useMemo } from 'react'
import * as v from 'valibot'
import type { DeskPath } from '~/contract/desk-pages'
import { parseSearch, stringifySearch } from '~/lib/search-params'
import type { DeskQueries } from './queries'

/** An address of the desk: a page, and what it selects by its query. */
export type DeskAddress = {
  [Path in DeskPath]: Path extends keyof DeskQueries
    ? { to: Path; search?: DeskQueries[Path]; hash?: string }
    : { to: Path; search?: never; hash?: string }
}[DeskPath]

/** The query as the router keeps it: texts only, without what selects nothing. */
const queryOf = ({ search = {} }: DeskAddress) =>
  parseSearch(
    stringifySearch(Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined && value !== '')))
  )

type DeskLinkProps = DeskAddress &
  Pick<ComponentProps<'a'>, 'className' | 'lang'> & {
    /** Whether the link is also marked as current by the pages and queries below its page, as in the navigation. */
    isArea?: boolean
    children: ReactNode
  }

/** A link to a page of the desk. One that leads to what is shown has `aria-current`. */
export function DeskLink({ className, lang, isArea = false, children, ...address }: DeskLinkProps) {
  return (
    <Link<AnyRouter, string, string>
      to={address.to}
      search={queryOf(address)}
      {...(address.hash === undefined ? {} : { hash: address.hash })}
      className={className}
      lang={lang}
      activeProps={{}}
      activeOptions={isArea && address.to !== '/desk' ? { includeSearch: false } : { exact: true, includeSearch: !isArea }}
    >
      {children}
    </Link>
  )
}

interface NavigateOptions {
  /** In place of this entry of the history. */
  replace?: boolean
  /** What was typed is saved, so that nothing asks about it. */
  isSaved?: boolean
}

/** Opens a page of the desk. */
export function useDeskNavigate() {
  const router: AnyRouter = useRouter()
  return (address: DeskAddress, { replace = false, isSaved = false }: NavigateOptions = {}) =>
    router.navigate({ href: address.to + stringifySearch(queryOf(address)), replace, ignoreBlocker: isSaved })
}

/** The query of the page by its schema, in which what nobody could choose counts as absent. */
export function useQuery<Schema extends v.GenericSchema>(schema: Schema): v.InferOutput<Schema> {
  const given: unknown = useSearch({ strict: false })
  return useMemo(() => v.parse(schema, { ...Object(given) }), [schema, given])
}

interface QueryFormProps extends Pick<ComponentProps<'form'>, 'aria-label'> {
  to: DeskPath
  children: ReactNode
}

/** Filters of a list: the address says what is chosen. */
export function QueryForm({ to, children, ...label }: QueryFormProps) {
  const router: AnyRouter = useRouter()
  return (
    <form
      {...label}
      className="desk-filters"
      action={to}
      onSubmit={(event) => {
        event.preventDefault()
        const chosen = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '')
        void router.navigate({ href: to + stringifySearch(Object.fromEntries(chosen)) })
      }}
    >
      {children}
    </form>
  )
}

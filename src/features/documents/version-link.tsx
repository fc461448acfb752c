import { Link, useHydrated, useLocation } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { nameOf } from '~/content/docs/tree'
import type { DocumentsVersion } from '~/contract/limits'
import type { DocumentPageData, VersionEntry } from './load'

export interface DocumentAddress {
  version: DocumentsVersion
  id: number
}

declare module '@tanstack/history' {
  interface HistoryState {
    /** The document that a version switch left for the nearest one, because the other version lacks it. */
    versionOrigin?: DocumentAddress
  }
}

/** The document of another version in whose place the switch opened this one; undefined if the visitor came otherwise. */
export function useVersionOrigin(): DocumentAddress | undefined {
  const origin = useLocation({ select: ({ state }) => state.versionOrigin })
  // The server does not know the history.
  return useHydrated() ? origin : undefined
}

interface Props extends Pick<ComponentProps<'a'>, 'className' | 'children' | 'aria-current'> {
  page: DocumentPageData
  to: VersionEntry
}

/** A link to this document in another version, to the nearest one there, or back to the one that the visitor came from. */
export function VersionLink({ page: { version, id }, to, ...rest }: Props) {
  const origin = useVersionOrigin()
  const target = to.version === origin?.version ? origin : to
  const isReplaced = target === to && to.id !== id
  return (
    <Link
      to="/document/$version/$id"
      params={{ version: nameOf(to.version), id: String(target.id) }}
      {...(isReplaced && { state: { versionOrigin: { version, id } } })}
      {...rest}
    />
  )
}

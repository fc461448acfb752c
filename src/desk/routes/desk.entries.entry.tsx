import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import * as v from 'valibot'
import { entryKinds } from '~/contract/entry-kinds'
import { m } from '~/paraglide/messages'
import { id, pageSearch, part } from '../page-search'

export const Route = createFileRoute('/desk/entries/entry')({
  validateSearch: pageSearch({ kind: part(v.picklist(entryKinds)), id }),
  staticData: { deskPage: { name: m.entries_entry } },
  component: lazyRouteComponent(() => import('../entries/entry-page'), 'EntryPage')
})
